import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as delay } from 'node:timers/promises';
import { ports } from '../../../emulators/src/config.ts';
import { openedSession, readForm, webChannelReader } from '../../support/webchannel.ts';
import { Page } from './page.ts';
import type { CountedReads } from './tally.ts';

/** How long, in ms, a page may wait for answers or changes. */
const QUIET_TIMEOUT_MS = 120_000;

export type CountingProxy = {
  /** A Chromium flag that sends a built site's Firestore traffic through this proxy. */
  readonly flag: string;
  /** Starts the count of another page, without listeners. Only one page at a time may be open. */
  begin(): void;
  /**
   * Resolves when every listener has its first answer and no other was requested for `quiet` ms.
   * @throws after two minutes
   */
  answered(quiet: number): Promise<void>;
  /** The counts since the last call. */
  take(): CountedReads;
  /** Ends the listeners of a page that was closed. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A proxy in front of the Firestore emulator. It counts the documents that browsers read, which no
 * emulator does. It understands WebChannel, the web SDK's protocol, and the SDK's single requests.
 * gRPC (Node, Admin SDK) does not pass through it.
 */
export async function countingProxy(): Promise<CountingProxy> {
  let page = new Page();
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing, page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    flag: `--host-resolver-rules=MAP localhost:${ports.firestore} 127.0.0.1:${port}`,
    begin() {
      page = new Page();
    },
    answered: (quiet) =>
      until(
        () => page.isAnswered && performance.now() - page.lastWord >= quiet,
        () => `${page.tally.waiting.length} of ${page.tally.open.length} listeners have had no answer`,
      ),
    take: () => page.tally.take(),
    hangUp: () => page.channels.end(page.tally.open),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function until(isTrue: () => boolean, what: () => string): Promise<void> {
  const end = performance.now() + QUIET_TIMEOUT_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`${what()} after ${QUIET_TIMEOUT_MS / 1000} s`);
    await delay(10);
  }
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, page: Page): Promise<void> {
  // The proxy could not read compressed answers.
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const { method, url: path = '/' } = incoming;
  const url = new URL(path, 'http://emulator');
  const isListening = url.pathname.endsWith('/Listen/channel');
  const asksForAnswers = isListening && method === 'GET';
  const form = isListening && method === 'POST' ? textOf(incoming) : undefined;
  const onward = request({ host: '127.0.0.1', port: ports.firestore, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (asksForAnswers) {
      const decoder = new StringDecoder('utf8');
      const read = webChannelReader(page.received);
      answer.on('data', (piece: Buffer) => read(decoder.write(piece)));
    } else if (form) {
      void Promise.all([form, textOf(answer)]).then(([said, answered]) => {
        const session = url.searchParams.get('SID') ?? openedSession(answered);
        page.channels.note(url, session, readForm(said).sent);
      });
    } else if (/:(batchGet|runQuery|runAggregationQuery)$/.test(url.pathname)) {
      void textOf(answer).then((text) => page.asked(text));
    }
    answer.pipe(outgoing);
  });
  // A page that closes breaks its open channels in both directions.
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  if (asksForAnswers) page.channels.note(url, url.searchParams.get('SID'));
  if (form) {
    void form.then((text) => page.sent(readForm(text).messages));
  }
  incoming.pipe(onward);
}

/** Reads a whole body. */
function textOf(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  message.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve) => message.on('end', () => resolve(Buffer.concat(pieces).toString())));
}
