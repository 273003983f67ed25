import type { TestServices } from './services.ts';

type Rpc = (...args: unknown[]) => Promise<unknown>;

/**
 * Services that count their calls to Firestore and Twilio in series. A call's place is one more
 * than the highest place among the calls that had been answered when it began. Calls made side by
 * side therefore share a place.
 */
export function inSeries<T extends TestServices>(services: T) {
  let answered = 0;
  let sentAt = 0;
  async function placed<R>(call: () => Promise<R>, note: (place: number) => void = () => undefined): Promise<R> {
    const place = answered + 1;
    note(place);
    try {
      return await call();
    } finally {
      answered = Math.max(answered, place);
    }
  }
  const db = services.db as unknown as Record<'request' | 'requestStream', Rpc>;
  for (const name of ['request', 'requestStream'] as const) {
    const original = db[name].bind(services.db);
    db[name] = (...args) => placed(() => original(...args));
  }
  const { send } = services.texting;
  services.texting.send = (...args) =>
    placed(
      () => send(...args),
      (place) => {
        sentAt ||= place;
      },
    );
  return {
    services,
    /** Counts the calls of `work` in series: those before Twilio gets the first text, and all. */
    async of(work: () => Promise<unknown>): Promise<{ toTwilio: number; all: number }> {
      answered = 0;
      sentAt = 0;
      await work();
      return { toTwilio: sentAt - 1, all: answered };
    },
  };
}
