import { setTimeout as delay } from 'node:timers/promises';
import type { FiguresKey } from '@streetlore/domain/stats';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { recountNow, untilDue } from '../platform/recount.ts';
import { services as running } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { recountOf } from './figures.ts';

const payload = z.object({ keys: z.array(z.string()), at: z.number() });

/** Counts the figures of a task's keys, now. */
export async function countFigures(services: Services, data: unknown): Promise<void> {
  const { keys } = payload.parse(data);
  await Promise.all(keys.map((key) => recountNow(recountOf(services, key as FiguresKey), services)));
}

/** The trailing recount: figures that events moved while they had just been counted. */
export const recount = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    // Counting is short; a few at a time keep up with everything that is counted once a second.
    rateLimits: { maxConcurrentDispatches: 3 },
  },
  async ({ data }) => {
    const services = running();
    await delay(untilDue(payload.parse(data).at, services.now()));
    await countFigures(services, data);
  },
);
