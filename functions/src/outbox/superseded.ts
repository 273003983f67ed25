import { isSameReply, isSentOrSending, type SmsMessage, textsToAfter } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';

/**
 * The most newer texts that are read. No phone has ever been sent more while one text was waiting.
 */
const MAX_AFTER = 20;

/** Whether a newer text to the same phone has been sent or is being sent. */
export async function isSuperseded({ store }: Services, text: SmsMessage): Promise<boolean> {
  const newer = await store.find(textsToAfter(text.phone_number, text.seq, MAX_AFTER));
  return newer.some(isSentOrSending);
}

/**
 * Whether the outbox holds a newer text to the same phone, sent or not, that is not part of the
 * same reply.
 */
export async function hasNewerText({ store }: Services, text: SmsMessage): Promise<boolean> {
  const newer = await store.find(textsToAfter(text.phone_number, text.seq, MAX_AFTER));
  return newer.some((one) => !isSameReply(one, text));
}
