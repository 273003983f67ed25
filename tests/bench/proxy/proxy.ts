import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as delay } from 'node:timers/promises';
import { ports } from '../../../emulators/src/config.ts';
import { webChannelReader } from './webchannel.ts';

/** Document reads by collection (`contest_submissions`, `contest_submissions/votes` …). */
export type Reads = Record<string, number>;

export type CountingProxy = {
  /** A Chromium flag that sends a built site's Firestore traffic through this proxy. */
  readonly flag: string;
  /** Documents that were sent since the last call, as Firestore bills them: one for each document a listener hears of. */
  take(): Reads;
  /** Listeners that were asked for since the last `take`, and how many of them after the first document had come. */
  listeners(): { asked: number; later: number };
  /** Resolves when documents have come and, for `milliseconds`, no more of them. */
  settled(milliseconds: number): Promise<void>;
  close(): Promise<void>;
};

/**
 * A proxy in front of the Firestore emulator that counts the documents which browsers read, for no emulator does. It
 * understands WebChannel, what the web SDK speaks, and the SDK's single requests; gRPC (Node, Admin SDK) does not come here.
 */
export async function countingProxy(): Promise<CountingProxy> {
  let reads: Reads = {};
  let last = Number.POSITIVE_INFINITY;
  let rounds = { asked: 0, later: 0, hasDocuments: false };
  let ended = { asked: 0, later: 0 };
  const heard = (message: Record<string, unknown>) => {
    const collection = collectionOf(message);
    if (!collection) return;
    reads[collection] = (reads[collection] ?? 0) + 1;
    last = performance.now();
    rounds.hasDocuments = true;
  };
  const asked = (listeners: number) => {
    rounds.asked += listeners;
    if (rounds.hasDocuments) rounds.later += listeners;
  };
  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, heard, asked));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    flag: `--host-resolver-rules=MAP localhost:${ports.firestore} 127.0.0.1:${port}`,
    take() {
      const taken = reads;
      reads = {};
      ended = rounds;
      rounds = { asked: 0, later: 0, hasDocuments: false };
      last = Number.POSITIVE_INFINITY;
      return taken;
    },
    listeners: () => ({ asked: ended.asked, later: ended.later }),
    async settled(milliseconds) {
      while (performance.now() - last < milliseconds || last === Number.POSITIVE_INFINITY) await delay(50);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  heard: (message: Record<string, unknown>) => void,
  asked: (listeners: number) => void,
): void {
  // What is compressed could not be read on its way.
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const { method, url: path } = incoming;
  const onward = request({ host: '127.0.0.1', port: ports.firestore, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (path?.includes('/Listen/channel')) {
      const decoder = new StringDecoder('utf8');
      const read = webChannelReader(heard);
      answer.on('data', (piece: Buffer) => read(decoder.write(piece)));
    } else if (path && /:(batchGet|runQuery|runAggregationQuery)\b/.test(path)) {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        for (const message of JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>[]) heard(message);
      });
    }
    answer.pipe(outgoing);
  });
  // A page that closes breaks its open channels, in both directions.
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  if (method === 'POST' && path?.includes('/Listen/channel')) {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => asked(listenersIn(Buffer.concat(pieces).toString())));
  }
  incoming.pipe(onward);
}

/** How many listeners a posted form of WebChannel asks for: each of its messages is JSON under a name of its own. */
function listenersIn(form: string): number {
  return [...new URLSearchParams(form).values()].filter((message) => message.includes('"addTarget"')).length;
}

/** The collection of the document that a message brings; undefined when it brings none. */
function collectionOf(message: Record<string, unknown>): string | undefined {
  const bringer = (message.documentChange ?? message) as { document?: { name?: string }; found?: { name?: string } };
  // An aggregation is billed as one read for every 1,000 entries it counted; a page that needs more of them shows here.
  if ('result' in message) return 'aggregations';
  const name = bringer.document?.name ?? bringer.found?.name ?? (message.missing as string | undefined);
  const path = name?.split('/documents/')[1];
  return path
    ?.split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
}
