import { setTimeout as delay } from 'node:timers/promises';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { watchedTask } from './background.ts';
import type { Need } from './config.ts';
import { type Recount, recountNow, untilDue } from './recount.ts';
import { needing } from './runtime.ts';
import type { Services } from './services.ts';

/** How the figures of a key are counted. */
export type RecountOf<N extends Need = never> = (services: Services<N>, key: string) => Recount;

/** About a quarter of an hour. */
const MOST_TRIES = 20;

const payload = z.object({ keys: z.array(z.string()), at: z.number() });

/** Counts the figures of a task's keys, those that were counted since its moment excepted. */
export async function countKeys<N extends Need>(
  services: Services<N>,
  recountOf: RecountOf<N>,
  data: unknown,
): Promise<void> {
  const { keys, at } = payload.parse(data);
  await Promise.all(keys.map((key) => recountNow(recountOf(services, key), services, new Date(at))));
}

/**
 * The queue of the trailing recounts that `recountSoon` puts off: figures that events moved just after they were counted.
 * @param needs what the counting needs beyond the database
 */
export function recountQueue<N extends Need = never>(
  name: string,
  needs: readonly N[],
  recountOf: RecountOf<NoInfer<N>>,
) {
  const { secrets, services: running } = needing(...needs);
  return onTaskDispatched(
    {
      retryConfig: { maxAttempts: MOST_TRIES, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
      // Counting is short; a few at a time keep up with everything that is counted once a second.
      rateLimits: { maxConcurrentDispatches: 3 },
      secrets,
    },
    watchedTask(name, MOST_TRIES, async ({ data }) => {
      const services = running();
      await delay(untilDue(payload.parse(data).at, services.now()));
      await countKeys(services, recountOf, data);
    }),
  );
}
