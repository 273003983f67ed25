import { isOptInKeyword, isOptOutKeyword } from './keywords.ts';
import { REPLY_CAP, type SmsMessage, type SmsPhone } from './schema.ts';
import { afterDay } from './text-limits.ts';

type Text = Pick<SmsMessage, 'message_content' | 'opt_out_type'>;

/** Whether a text withdraws consent: by Twilio's word, else by its own. */
const optsOut = ({ message_content, opt_out_type }: Text) =>
  opt_out_type ? opt_out_type === 'STOP' : isOptOutKeyword(message_content);

/** Whether a text gives consent again. */
const optsIn = ({ message_content, opt_out_type }: Text) =>
  opt_out_type ? opt_out_type === 'START' : isOptInKeyword(message_content);

/**
 * What a text changes about consent. The carrier's own words count whatever a game makes of them: START and YES give
 * back what STOP took. What Twilio took a text for counts before its words: a text goes out exactly to whom Twilio sends.
 */
export function afterConsent(phone: SmsPhone, text: Text, at: Date): SmsPhone {
  if (optsOut(text)) return phone.opted_out ? phone : { ...phone, opted_out: true, opted_out_at: at };
  if (optsIn(text) && phone.opted_out) return { ...phone, opted_out: false, opted_out_at: null };
  return phone;
}

/**
 * The phone after `replies` more replies at `at`; `null` when that would exceed the cap of the moment or of the day.
 * Only replies within the cap's window are kept.
 */
export function afterReplies(phone: SmsPhone, replies: number, at: Date): SmsPhone | null {
  const since = at.getTime() - REPLY_CAP.milliseconds;
  const heard = phone.heard.filter((time) => time > since);
  if (replies > 0 && heard.length + replies > REPLY_CAP.texts) return null;
  const replied = afterDay(phone, replies, at);
  if (replied === null) return null;
  return {
    ...phone,
    ...(replied && { replied }),
    heard: [...heard, ...Array.from({ length: replies }, () => at.getTime())],
  };
}
