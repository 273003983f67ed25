import { ports } from '../../emulators/src/config.ts';

/**
 * The state of a channel: its parameters, the number of its last request, the data that the page
 * received, and how many messages were sent on it.
 */
type Channel = { database: string; request: number; received: string; sent: number };

/** The WebChannels of one page, kept so that a test can end them in the page's name. */
export class Channels {
  readonly #channels = new Map<string, Channel>();

  /**
   * Notes a request on a channel. `session` is from the answer to the channel's first request;
   * `sent` is the number of messages.
   */
  note(url: URL, session: string | null | undefined, sent?: number): void {
    if (!session) return;
    const known = this.#channels.get(session);
    const number = Number(url.searchParams.get('RID'));
    this.#channels.set(session, {
      database: url.searchParams.get('database') ?? '',
      request: Number.isInteger(number) ? number : (known?.request ?? 0),
      received: url.searchParams.get('AID') ?? known?.received ?? '0',
      sent: sent ?? known?.sent ?? 0,
    });
  }

  /**
   * Removes every listener. The emulator keeps the listeners of a page that is gone, whatever
   * becomes of its connection. At every commit it runs each of their queries again over the whole
   * collection: 15 closed pages doubled the time of a write.
   */
  async end(targets: readonly number[]): Promise<void> {
    await Promise.all([...this.#channels].map(([session, channel]) => removeTargets(session, channel, targets)));
    this.#channels.clear();
  }
}

async function removeTargets(session: string, channel: Channel, targets: readonly number[]): Promise<void> {
  const { database, request, received, sent } = channel;
  const query = new URLSearchParams({
    VER: '8',
    database,
    SID: session,
    RID: String(request + 1),
    AID: received,
    t: '1',
  });
  const form = new URLSearchParams({ count: String(targets.length), ofs: String(sent) });
  for (const [n, removeTarget] of targets.entries())
    form.set(`req${n}___data__`, JSON.stringify({ database, removeTarget }));
  const address = `http://127.0.0.1:${ports.firestore}/google.firestore.v1.Firestore/Listen/channel?${query}`;
  // The emulator closes a connection that was idle for some seconds, and the next request fails on it.
  const headers = { connection: 'close' };
  const answer = await fetch(address, { method: 'POST', headers, body: form, signal: AbortSignal.timeout(60_000) });
  // The emulator answers 400 for a channel that it has already given up.
  if (!answer.ok && answer.status !== 400) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
