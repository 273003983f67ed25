import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The way of a browser's requests, which can be made to carry nothing. */
export type Line = {
  /** What a browser context needs to send all its traffic through here, its service worker's too. */
  readonly proxy: { readonly server: string };
  /**
   * From now on the line accepts every request and answers nothing. What was being answered stops in the
   * middle. With `ports`, this holds for requests to these ports alone.
   */
  stall(ports?: readonly number[]): void;
  /** The line carries again. What was held is broken, as after a time in a tunnel. */
  release(): void;
  close(): Promise<void>;
};

export async function aLine(): Promise<Line> {
  let isStalled = (_port: number) => false;
  const underWay = new Map<ServerResponse, { port: number; answer: IncomingMessage | null }>();
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://nowhere');
    const port = Number(url.port);
    const way = { port, answer: null as IncomingMessage | null };
    underWay.set(outgoing, way);
    outgoing.on('close', () => underWay.delete(outgoing));
    if (isStalled(port)) return;
    const { method, headers } = incoming;
    const path = url.pathname + url.search;
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      way.answer = answer;
      if (isStalled(port)) return;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}` },
    stall(ports) {
      isStalled = (asked) => !ports || ports.includes(asked);
      for (const [outgoing, way] of underWay) if (isStalled(way.port)) way.answer?.unpipe(outgoing);
    },
    release() {
      const held = [...underWay].filter(([, way]) => isStalled(way.port));
      isStalled = () => false;
      for (const [outgoing] of held) outgoing.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
