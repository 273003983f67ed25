import { isOptInKeyword, isOptOutKeyword } from './keywords.ts';
import { REPLY_CAP, type SmsMessage, type SmsPhone } from './schema.ts';
import { afterDay, mayExceedCap } from './text-limits.ts';

type Text = Pick<SmsMessage, 'message_content' | 'opt_out_type'>;

/** Whether a text withdraws consent: by Twilio's keyword, or without one by its own words. */
const optsOut = ({ message_content, opt_out_type }: Text) =>
  opt_out_type ? opt_out_type === 'STOP' : isOptOutKeyword(message_content);

export const optsIn = ({ message_content, opt_out_type }: Text) =>
  opt_out_type ? opt_out_type === 'START' : isOptInKeyword(message_content);

/**
 * The phone's consent after a text. The carriers' words count whatever they mean in a game. Twilio's keyword
 * beats the text's own words, so that we text exactly the phones that Twilio delivers to.
 */
export function withConsent(phone: SmsPhone, text: Text, at: Date): SmsPhone {
  if (optsOut(text)) return phone.opted_out ? phone : { ...phone, opted_out: true, opted_out_at: at };
  if (optsIn(text) && phone.opted_out) return { ...phone, opted_out: false, opted_out_at: null };
  return phone;
}

/** A phone after some replies, and when they may be sent; `null` for at once. */
export type PhoneAfterReplies = { phone: SmsPhone; due: Date | null };

/**
 * The phone after `replies` more replies at `at`; `null` past `REPLY_CAP` or the cap of the day. Replies that
 * are owed, because their text has changed something, wait for room instead.
 */
export function afterReplies(phone: SmsPhone, replies: number, at: Date, isOwed = false): PhoneAfterReplies | null {
  const since = at.getTime() - REPLY_CAP.milliseconds;
  const recent = phone.heard.filter((time) => time > since).sort((a, b) => a - b);
  const tooMany = replies > 0 ? Math.max(0, recent.length + replies - REPLY_CAP.texts) : 0;
  if (tooMany > 0 && !isOwed) return null;
  const replied = afterDay(phone, replies, at, isOwed);
  if (replied === null) return null;
  const goes = tooMany > 0 ? (recent[tooMany - 1] ?? 0) + REPLY_CAP.milliseconds : at.getTime();
  return {
    phone: {
      ...phone,
      ...(replied && { replied }),
      heard: [...recent, ...Array.from({ length: replies }, () => goes)],
    },
    due: tooMany > 0 ? new Date(goes) : null,
  };
}

/**
 * The phone after the reply to danger, which goes at once; `null` if the phone is past its caps and has just
 * had that reply.
 */
export function afterDangerReply(phone: SmsPhone, at: Date): SmsPhone | null {
  const counted = afterReplies(phone, 1, at);
  if (!counted && !mayExceedCap(phone, at)) return null;
  const { danger_at } = phone;
  return { ...(counted?.phone ?? phone), danger_at: danger_at && danger_at > at ? danger_at : at };
}
