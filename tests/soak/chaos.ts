import { setTimeout as delay } from 'node:timers/promises';
import { standInsUrl } from '../../emulators/src/config.ts';
import { inParallel } from '../../emulators/src/parallel.ts';
import { killNow } from '../../emulators/src/suite/processes.ts';
import { functionOf, functionProcesses } from '../bench/memory.ts';
import type { StripeFault, TextFault } from './plan.ts';

/** Between two kills, in ms. */
const BETWEEN_KILLS = { least: 8_000, most: 32_000 };

/** How often one asks who gets no answer, or an error, before it is given up: a minute in all, longer than limits last. */
const TRIES = 12;

async function ask(path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(standInsUrl + path, init);
  if (!answer.ok) throw new Error(`The stand-ins answered ${answer.status} to ${path}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
const post = (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) });

/** Has Twilio's next call, or the next text's reports, about a phone go wrong. */
export async function breakTwilio(kind: TextFault, phone: string): Promise<void> {
  if (kind === 'refused429') await post('/control/twilio/numbers', { number: phone, error_code: 20429, times: 1 });
  else await post('/faults', { provider: 'twilio', kind, about: phone });
}

/** Has Stripe's next calls or events about a booking or payment go wrong. */
export const breakStripe = (kind: StripeFault, about: string, times = 1) =>
  post('/faults', { provider: 'stripe', kind, about, times });

/** Ends every fault that is still due. */
export async function mendVendors(): Promise<void> {
  await ask('/faults', { method: 'DELETE' });
  await ask('/control/twilio/numbers', { method: 'DELETE' });
}

/**
 * Does `work`, and again while it fails, a second later each time: what a vendor, a browser and a person do that get an error, or no
 * answer.
 * @throws what it failed with at last
 */
export async function untilTaken<T>(work: () => Promise<T>, failed: () => void = () => undefined): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      failed();
      if (tries === TRIES) throw error;
      await delay(tries * 1_000);
    }
}

/**
 * Does `work` for every item, at most `limit` at once, and goes on when it fails for one.
 * @throws Error that counts the failures, when all are through
 */
export async function forEvery<T>(items: Iterable<T>, limit: number, work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  await inParallel([...items], limit, (item) => work(item).catch((error: unknown) => void failures.push(error)));
  const [first] = failures;
  if (first) throw new Error(`${failures.length} broke off, the first with: ${first}`);
}

/** What was killed so far, by the name of the function; `stop` ends it. */
export type Killer = { killed: ReadonlyMap<string, number>; stop(): Promise<void> };

/**
 * Kills one of the functions' processes every few seconds, as a machine that goes away would: in the middle of anything. Not one
 * that has only just started: where few are running, the same function would never get to its work.
 */
export function killFunctions(launcherPid: number, random: () => number): Killer {
  const killed = new Map<string, number>();
  const ending = new AbortController();
  const { least, most } = BETWEEN_KILLS;
  const killing = (async () => {
    let [older, old]: [number[], number[]] = [[], []];
    while (await passes(least + random() * (most - least), ending.signal)) {
      const running = functionProcesses(launcherPid);
      const grown = running.filter((pid) => older.includes(pid) && old.includes(pid));
      [older, old] = [old, running];
      const pid = grown[Math.floor(random() * grown.length)];
      if (pid === undefined) continue;
      const name = functionOf(pid) || 'of its own accord';
      killNow(pid);
      killed.set(name, (killed.get(name) ?? 0) + 1);
    }
  })();
  return {
    killed,
    async stop() {
      ending.abort();
      await killing;
    },
  };
}

/** Whether the time (ms) passed before it was ended. */
async function passes(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return await delay(milliseconds, true, { signal }).catch((error: unknown) => {
    if (signal.aborted) return false;
    throw error;
  });
}
