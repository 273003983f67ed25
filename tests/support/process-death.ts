import type { TestServices } from './services.ts';

/** When a process dies: just before its nth call is sent, or just after the call had its effect. */
export type CrashPoint = { call: number; when: 'before' | 'after' };

/**
 * Every place where a process with `calls` calls can die. A death after a call leaves the same
 * behind as a death before the next call, so one of the two is enough. `npm run test:deep` tries
 * both.
 */
export function crashPointsIn(calls: number): CrashPoint[] {
  const everyCall = Array.from({ length: calls }, (_, index) => index + 1);
  const before = everyCall.map((call): CrashPoint => ({ call, when: 'before' }));
  const after = everyCall.map((call): CrashPoint => ({ call, when: 'after' }));
  return process.env.DEEP ? [...before, ...after] : [...before, ...after.slice(-1)];
}

type Rpc = (...args: unknown[]) => Promise<unknown>;

/** The code is one that no caller retries. */
class Died extends Error {
  readonly code = 7;
  constructor() {
    super('The process died here');
  }
}

/**
 * Services of a process that a test can kill at any call to Firestore, Twilio and the mail server.
 * After its death the process reaches none of them, whatever its code still tries.
 */
export function killableServices<T extends TestServices>(services: T) {
  let death: CrashPoint | null = null;
  let calls = 0;
  async function live<R>(call: () => Promise<R>): Promise<R> {
    calls += 1;
    if (!death || calls < death.call) return await call();
    if (calls === death.call && death.when === 'after') await call();
    throw new Died();
  }
  const db = services.db as unknown as Record<'request' | 'requestStream', Rpc>;
  for (const name of ['request', 'requestStream'] as const) {
    const original = db[name].bind(services.db);
    db[name] = (...args) => live(() => original(...args));
  }
  const { send, sentTo } = services.texting;
  services.texting.send = (...args) => live(() => send(...args));
  services.texting.sentTo = (to, since) => live(() => sentTo(to, since));
  const mail = services.mail.send;
  services.mail.send = (words) => live(() => mail(words));
  return {
    services,
    calls: () => calls,
    /** Counts calls from 0 again. With a `CrashPoint` the process dies at that call. */
    begin(next: CrashPoint | null = null) {
      calls = 0;
      death = next;
    },
  };
}
