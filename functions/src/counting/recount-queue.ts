import { setTimeout as delay } from 'node:timers/promises';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import type { Need } from '../base/config.ts';
import { watchedTask } from '../platform/background.ts';
import { SHARED } from '../platform/machines.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { type Recount, type RecountOutcome, recountNow, untilDue } from './recount.ts';

export type RecountOf<N extends Need = never> = (services: Services<N>, key: string) => Recount;

/** Tries of a task, spread over about a quarter of an hour. */
const MAX_TRIES = 20;

const payload = z.object({ keys: z.array(z.string()), at: z.number() });

/**
 * How many tasks run at once. A task takes some 0.2 s, so forty do 200 a second. That is enough for ten
 * thousand hunts: a thousand hunts send some 17 texts a second, and the texts of a second share a task. Forty
 * tasks fit on one instance (80 requests).
 */
const AT_ONCE = 40;

/** The counts under way in this process, each with the time (ms) at which it began. */
const underWay = new WeakMap<Services['tasks'], Map<string, { began: number; done: Promise<RecountOutcome> }>>();

/**
 * Counts a task's figures. It skips a key that was counted after the task was asked for. It waits for a key
 * that another task is counting: the tasks of a second run side by side and name the same keys.
 * @returns the task's payload
 */
export async function countKeys<N extends Need>(
  services: Services<N>,
  recountOf: RecountOf<N>,
  data: unknown,
): Promise<z.infer<typeof payload>> {
  const { keys, at } = payload.parse(data);
  const counting = underWay.get(services.tasks) ?? new Map();
  underWay.set(services.tasks, counting);
  const count = async (key: string) => {
    const began = services.now().getTime();
    const done = recountNow(recountOf(services, key), services, new Date(at));
    const entry = { began, done };
    counting.set(key, entry);
    try {
      await done;
    } finally {
      if (counting.get(key) === entry) counting.delete(key);
    }
  };
  await Promise.all(
    keys.map((key) => {
      const other = counting.get(key);
      return other && other.began >= at ? other.done : count(key);
    }),
  );
  return { keys, at };
}

/**
 * The task queue for counts that `recountSoon` puts off.
 * @param needs what the counting needs beyond the database
 * @param count counts the figures that a task names
 */
export function recountQueue<N extends Need = never>(
  name: string,
  needs: readonly N[],
  count: (services: Services<NoInfer<N>>, data: unknown) => Promise<void>,
) {
  const { secrets, services: running } = needing(...needs);
  return onTaskDispatched(
    {
      retryConfig: { maxAttempts: MAX_TRIES, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
      rateLimits: { maxConcurrentDispatches: AT_ONCE },
      ...SHARED,
      secrets,
    },
    watchedTask(name, MAX_TRIES, async ({ data }) => {
      const services = running();
      await delay(untilDue(payload.parse(data).at, services.now()));
      await count(services, data);
    }),
  );
}
