import { ports } from '../../emulators/src/config.ts';

/** Where a channel is: its parameters, the number of its last request, what the page has had, and how much it was sent. */
type Channel = { database: string; request: number; received: string; sent: number };

/** The WebChannels of one page, so that they can be ended in its name. */
export class Channels {
  readonly #channels = new Map<string, Channel>();

  /** A request on a channel; `session` is what the answer to its first one says, `sent` how many messages there were. */
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
   * Takes back every listener. The emulator keeps those of a page that is gone, whatever becomes of its connection, and asks each of
   * their queries again, over the whole collection, at every commit: 15 closed pages doubled the time of a write.
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
  const answer = await fetch(address, { method: 'POST', body: form, signal: AbortSignal.timeout(60_000) });
  // A channel that the emulator has given up by itself is one it does not know.
  if (!answer.ok && answer.status !== 400) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
