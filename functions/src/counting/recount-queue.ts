import { setTimeout as delay } from 'node:timers/promises';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import type { Need } from '../base/config.ts';
import { watchedTask } from '../platform/background.ts';
import { SHARED } from '../platform/machines.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { type Recount, type RecountOutcome, recountNow, untilDue } from './recount.ts';

/** How the figures of a key are counted. */
export type RecountOf<N extends Need = never> = (services: Services<N>, key: string) => Recount;

/** About a quarter of an hour. */
const MAX_TRIES = 20;

const payload = z.object({ keys: z.array(z.string()), at: z.number() });

/**
 * Tasks that run at once. A task takes some 0.2 s (a count, a commit), and each text of a hunt is one: a thousand hunts at once send
 * some 17 texts a second, which is all that three tasks at once can do (15 a second). Forty do 200 a second, ten thousand hunts at once,
 * and fit on one instance, which serves 80 requests. What many of them name is counted once all the same (`underWay`).
 */
const AT_ONCE = 40;

/** The counts that are under way in this process, and when (ms) they began. */
const underWay = new WeakMap<Services['tasks'], Map<string, { began: number; done: Promise<RecountOutcome> }>>();

/**
 * Counts what a task names, those figures excepted that were counted since its moment, here or elsewhere, or are being counted:
 * tasks of the same second run side by side, and what is hot is named by all of them.
 * @returns the task
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
 * The queue of the trailing recounts that `recountSoon` puts off: figures that events moved just after they were counted.
 * @param needs what the counting needs beyond the database
 * @param count counts what a task names
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
