import type { TestServices } from './services.ts';

/**
 * When a process dies: just before its nth call that writes or sends, or just after that call had
 * its effect.
 */
export type CrashPoint = { call: number; when: 'before' | 'after' };

/**
 * Every place where a process that writes or sends `calls` times can die. A death while it reads
 * leaves the same behind as a death before its next call. So does a death after a call, unless the
 * process changes a file or queues a task in between: `isBoth` tries both.
 */
export function crashPointsIn(calls: number, isBoth = Boolean(process.env.DEEP)): CrashPoint[] {
  const everyCall = Array.from({ length: calls }, (_, index) => index + 1);
  const before = everyCall.map((call): CrashPoint => ({ call, when: 'before' }));
  const after = everyCall.map((call): CrashPoint => ({ call, when: 'after' }));
  return [...before, ...(isBoth ? after : after.slice(-1))];
}

type Rpc = (method: string, request: { writes?: unknown[] }, ...args: unknown[]) => Promise<unknown>;

/** A transaction that has only read ends in a `commit` without writes. */
const isWrite: (...args: Parameters<Rpc>) => boolean = (method, { writes = [] }) =>
  (method === 'commit' || method === 'batchWrite') && writes.length > 0;

/** The code is one that no caller retries. */
class Died extends Error {
  readonly code = 7;
  constructor() {
    super('The process died here');
  }
}

/**
 * Services of a process that a test can kill at any call that writes to Firestore or sends by
 * Twilio or the mail server. After its death the process reaches none of them, whatever its code
 * still tries.
 */
export function killableServices<T extends TestServices>(services: T) {
  let death: CrashPoint | null = null;
  let calls = 0;
  let isDead = false;
  async function read<R>(call: () => Promise<R>): Promise<R> {
    if (isDead) throw new Died();
    return await call();
  }
  async function change<R>(call: () => Promise<R>): Promise<R> {
    if (isDead) throw new Died();
    calls += 1;
    if (calls !== death?.call) return await call();
    isDead = true;
    if (death.when === 'after') await call();
    throw new Died();
  }
  const db = services.db as unknown as { request: Rpc; requestStream(...args: unknown[]): Promise<unknown> };
  const request = db.request.bind(services.db);
  db.request = (...args) => (isWrite(...args) ? change : read)(() => request(...args));
  const stream = db.requestStream.bind(services.db);
  db.requestStream = (...args) => read(() => stream(...args));
  const { send, sentTo } = services.texting;
  services.texting.send = (...args) => change(() => send(...args));
  services.texting.sentTo = (to, since) => read(() => sentTo(to, since));
  const mail = services.mail.send;
  services.mail.send = (words) => change(() => mail(words));
  return {
    services,
    calls: () => calls,
    /** Counts calls from 0 again. With a `CrashPoint` the process dies at that call. */
    begin(next: CrashPoint | null = null) {
      calls = 0;
      isDead = false;
      death = next;
    },
  };
}
