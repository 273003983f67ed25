import { setTimeout } from 'node:timers/promises';
import { e164 } from '@streetlore/domain/phone';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { MANY } from '../platform/machines.ts';
import { needing } from '../platform/runtime.ts';
import { watched } from '../platform/watched.ts';
import { countTexts } from './count-texts.ts';
import { drainOutbox, type Sending } from './send.ts';

/** Longer than any pause between two attempts; the function has 60 s. */
const LONGEST_WAIT = 40_000;

const payloadSchema = z.object({ phone_number: e164, at: z.iso.datetime() });

const { secrets, services } = needing('texting', 'site', 'privacyKey');

/**
 * Tries a phone's outbox again at the time for which its task was scheduled. Cloud Tasks repeats it when Firestore fails; what Twilio
 * refuses is no failure of the task, but has one of its own.
 */
export const retryOutbox = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 5 }, // No more at once than there are instances: a task that finds none has lost a try.
    rateLimits: { maxConcurrentDispatches: MANY.maxInstances },
    ...MANY,
    secrets,
  },
  watched('retryOutbox', async (request: Request) => {
    await tryAgain(services(), z.parse(payloadSchema, request.data));
  }),
);

/** Waits for the moment, should a queue deliver early, and sends what is due then. */
export async function tryAgain(services: Sending, { phone_number, at }: z.output<typeof payloadSchema>): Promise<void> {
  const wait = Date.parse(at) - services.now().getTime();
  if (wait > 0) await setTimeout(Math.min(wait, LONGEST_WAIT));
  await drainOutbox(services, phone_number);
  await countTexts(services, [phone_number]);
}
