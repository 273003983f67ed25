import { hasGone, type SmsMessage, textsToAfter } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';

/** Texts after one that are looked at: more have never been said to a phone while one of them was waiting. */
const MOST_AFTER = 20;

/** Whether a newer text has gone to a text's phone, or is just going. */
export async function isOvertaken({ store }: Services, text: SmsMessage): Promise<boolean> {
  const newer = await store.find(textsToAfter(text.phone_number, text.seq, MOST_AFTER));
  return newer.some(hasGone);
}
