import { setTimeout as delay } from 'node:timers/promises';

/** How long (ms) an answer to a webhook waits for texts to be sent. Twilio gives a webhook 15 s. */
const ANSWER_WITHIN = 8_000;

/** The time left for an answer, in ms. It is real time, even where texts use another clock. */
export type Budget = { left(): number };

/** A budget that begins now. */
export function budgetOf(milliseconds: number = ANSWER_WITHIN): Budget {
  const ends = performance.now() + milliseconds;
  return { left: () => Math.max(0, ends - performance.now()) };
}

/** An endless budget, for work whose end nobody waits for. */
export const endlessBudget: Budget = { left: () => Number.POSITIVE_INFINITY };

/** Waits until the work is done or the budget is used up. The work must not throw. */
export async function waitWithinBudget(budget: Budget, work: Promise<void>): Promise<void> {
  const done = new AbortController();
  const over = delay(budget.left(), undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([work, over]);
  done.abort();
}
