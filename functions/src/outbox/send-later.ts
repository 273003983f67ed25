import type { WithId } from '@streetlore/domain/query';
import type { SmsMessage } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';

/** Name of the task queue that goes through a phone's outbox. */
const RETRY_QUEUE = 'retryOutbox';

/** Has the outbox of a queued text's phone gone through when the text is due: after a failed attempt later, else at once. */
export async function sendLater({ tasks, now }: Services, text: WithId<SmsMessage>): Promise<void> {
  const { id, attempts, phone_number, next_attempt_at } = text;
  const isDue = next_attempt_at === null || next_attempt_at <= now();
  const at = isDue ? now() : next_attempt_at;
  // The task of an attempt that is due has been used up, and Cloud Tasks takes no id twice: one a second for each text.
  const task = isDue ? `${id}_${attempts}_${Math.floor(at.getTime() / 1000)}` : `${id}_${attempts}`;
  await tasks.enqueue(RETRY_QUEUE, task, at, { phone_number, at: at.toISOString() });
}
