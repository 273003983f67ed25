import { setTimeout as delay } from 'node:timers/promises';

/** How long, in ms, whoever waits for an answer waits for texts to be sent: well below the 15 s that Twilio gives a webhook. */
const ANSWER_WITHIN = 8_000;

/** What is left, in ms, of the time that an answer may take. Real time, whatever clock the texts themselves go by. */
export type Budget = { left(): number };

/** A budget that begins now. */
export function budgetOf(milliseconds: number = ANSWER_WITHIN): Budget {
  const ends = performance.now() + milliseconds;
  return { left: () => Math.max(0, ends - performance.now()) };
}

/** For whom nobody waits. */
export const unhurried: Budget = { left: () => Number.POSITIVE_INFINITY };

/** Waits for work that does not throw, but no longer than the budget lasts. */
export async function within(budget: Budget, work: Promise<void>): Promise<void> {
  const done = new AbortController();
  const over = delay(budget.left(), undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([work, over]);
  done.abort();
}
