import type { TestServices } from './services.ts';

/** When a process dies: just before its nth call leaves, or just after the call has had its effect. */
export type Death = { call: number; when: 'before' | 'after' };

/**
 * Every place at which a process that makes `calls` calls can die. Dead after a call or before the next, it leaves the same behind,
 * so one of the two will do; `npm run test:deep` tries both.
 */
export function deathsIn(calls: number): Death[] {
  const everyCall = Array.from({ length: calls }, (_, index) => index + 1);
  const before = everyCall.map((call): Death => ({ call, when: 'before' }));
  const after = everyCall.map((call): Death => ({ call, when: 'after' }));
  return process.env.DEEP ? [...before, ...after] : [...before, ...after.slice(-1)];
}

type Rpc = (...args: unknown[]) => Promise<unknown>;

/** Not a code that anything tries again on. */
class Died extends Error {
  readonly code = 7;
  constructor() {
    super('The process died here');
  }
}

/**
 * Services of a process that can be made to die at any of its calls to Firestore, Twilio and the mail server. Dead, it reaches none
 * any more, whatever its code still tries.
 */
export function mortal<T extends TestServices>(services: T) {
  let death: Death | null = null;
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
    /** Calls made since the last `begin`. */
    calls: () => calls,
    /** From now on calls are counted anew; with a `Death` the process dies of it. */
    begin(next: Death | null = null) {
      calls = 0;
      death = next;
    },
  };
}
