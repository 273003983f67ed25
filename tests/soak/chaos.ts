import { setTimeout as delay } from 'node:timers/promises';
import { standInsUrl } from '../../emulators/src/config.ts';
import { inParallel } from '../../emulators/src/parallel.ts';
import { killTree } from '../../emulators/src/suite/processes.ts';
import type { StripeFault, TextFault } from './plan.ts';
import { functionOf, functionProcesses } from './processes.ts';

/** The time between two kills, in ms. */
const BETWEEN_KILLS = { least: 8_000, most: 32_000 };

/**
 * How often a caller tries who gets no answer or an error. All tries take a minute, longer than
 * rate limits last.
 */
const TRIES = 12;

async function ask(path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(standInsUrl + path, init);
  if (!answer.ok) throw new Error(`The stand-ins answered ${answer.status} to ${path}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
const post = (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) });

/** Makes Twilio's next call about a phone fail, or the reports of the phone's next text. */
export async function breakTwilio(kind: TextFault, phone: string): Promise<void> {
  if (kind === 'refused429') await post('/control/twilio/numbers', { number: phone, error_code: 20429, times: 1 });
  else await post('/faults', { provider: 'twilio', kind, about: phone });
}

/** Makes Stripe's next calls or events about a booking or payment fail. */
export const breakStripe = (kind: StripeFault, about: string, times = 1) =>
  post('/faults', { provider: 'stripe', kind, about, times });

/** Ends every fault that is still due. */
export async function endVendorFaults(): Promise<void> {
  await ask('/faults', { method: 'DELETE' });
  await ask('/control/twilio/numbers', { method: 'DELETE' });
}

/**
 * Runs `work`, and tries again a second after each failure. A vendor, a browser and a person do the
 * same after an error or without an answer.
 * @throws the last failure
 */
export async function retryUntilAccepted<T>(work: () => Promise<T>, failed: () => void = () => undefined): Promise<T> {
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
 * Runs `work` for every item, at most `limit` at once, and goes on after a failure.
 * @throws Error with the number of failures, after all items
 */
export async function forEvery<T>(items: Iterable<T>, limit: number, work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  await inParallel([...items], limit, (item) => work(item).catch((error: unknown) => void failures.push(error)));
  const [first] = failures;
  if (first) throw new Error(`${failures.length} broke off, the first with: ${first}`);
}

/** How many processes were killed so far, by the function's name. `stop` ends the killing. */
export type ProcessKiller = { killed: ReadonlyMap<string, number>; stop(): Promise<void> };

/**
 * Kills one of the functions' processes every few seconds, at any moment of its work, as a machine
 * that fails would. A process that has just started is spared: with few processes running, the same
 * function would never get to its work.
 */
export function killFunctions(launcherPid: number, random: () => number): ProcessKiller {
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
      killTree(pid);
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

/** Waits. Answers whether the time (ms) passed before `signal` ended the wait. */
async function passes(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return await delay(milliseconds, true, { signal }).catch((error: unknown) => {
    if (signal.aborted) return false;
    throw error;
  });
}
