import { setTimeout } from 'node:timers/promises';
import { e164 } from '@streetlore/domain/phone';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { MANY } from '../platform/machines.ts';
import { needing } from '../platform/runtime.ts';
import { watched } from '../platform/watched.ts';
import { drainOutbox, type Sending } from './send.ts';

/** Longer than any pause, in ms, between two attempts. The function itself has 60 s. */
const MAX_WAIT_MS = 40_000;

const payloadSchema = z.object({ phone_number: e164, at: z.iso.datetime() });

const { secrets, services } = needing('texting', 'site', 'privacyKey');

/**
 * Sends a phone's outbox at the task's time. Cloud Tasks repeats the task when Firestore fails; a
 * text that Twilio refuses gets a task of its own.
 */
export const retryOutbox = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 5 },
    // No more tasks at once than instances: a task that finds no instance loses an attempt.
    rateLimits: { maxConcurrentDispatches: MANY.maxInstances },
    ...MANY,
    secrets,
  },
  watched('retryOutbox', async (request: Request) => {
    await retryTexts(services(), z.parse(payloadSchema, request.data));
  }),
);

/** Sends the texts that are due at `at`. Waits first if the queue delivers the task early. */
export async function retryTexts(
  services: Sending,
  { phone_number, at }: z.output<typeof payloadSchema>,
): Promise<void> {
  const wait = Date.parse(at) - services.now().getTime();
  if (wait > 0) await setTimeout(Math.min(wait, MAX_WAIT_MS));
  await drainOutbox(services, phone_number);
}
