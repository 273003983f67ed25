import { isOptInKeyword, isOptOutKeyword } from './keywords.ts';
import { REPLY_CAP, type SmsPhone } from './schema.ts';

/**
 * What a text changes about consent. The carrier's own words count whatever a game makes of them: START and YES give
 * back what STOP took.
 */
export function afterConsent(phone: SmsPhone, text: string, at: Date): SmsPhone {
  if (isOptOutKeyword(text)) return phone.opted_out ? phone : { ...phone, opted_out: true, opted_out_at: at };
  if (isOptInKeyword(text) && phone.opted_out) return { ...phone, opted_out: false, opted_out_at: null };
  return phone;
}

/**
 * The phone after `replies` more were said to it at `at`; `null` when that would pass the cap.
 * Only what was said within the cap's window is kept.
 */
export function afterReplies(phone: SmsPhone, replies: number, at: Date): SmsPhone | null {
  const since = at.getTime() - REPLY_CAP.milliseconds;
  const heard = phone.heard.filter((time) => time > since);
  if (replies > 0 && heard.length + replies > REPLY_CAP.texts) return null;
  return { ...phone, heard: [...heard, ...Array.from({ length: replies }, () => at.getTime())] };
}
