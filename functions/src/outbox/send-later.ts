import type { WithId } from '@streetlore/domain/query';
import type { SmsMessage } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';

/** Name of the task queue that sends the outbox of one phone. */
const RETRY_QUEUE = 'retryOutbox';

/** Schedules a task that sends the outbox of the text's phone, at once or at the next attempt. */
export async function sendLater({ tasks, now }: Services, text: WithId<SmsMessage>): Promise<void> {
  const { id, attempts, phone_number, next_attempt_at } = text;
  const isDue = next_attempt_at === null || next_attempt_at <= now();
  const at = isDue ? now() : next_attempt_at;
  // Cloud Tasks accepts each id once. An id with the second in it allows one task a second for each text.
  const task = isDue ? `${id}_${attempts}_${Math.floor(at.getTime() / 1000)}` : `${id}_${attempts}`;
  await tasks.enqueue(RETRY_QUEUE, task, at, { phone_number, at: at.toISOString() });
}
