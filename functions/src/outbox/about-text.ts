import type { SmsMessage } from '@streetlore/domain/sms';
import type { LogFields } from '../base/log.ts';

/** What the log's entries about a text are found by: its own id, and the text, the event or the booking that set it off. */
export function aboutText(text: Partial<SmsMessage> & { id: string }): LogFields {
  const { id, in_reply_to = null, set_off_by = null, booking_id = null } = text;
  return { message_id: id, text: in_reply_to, event: set_off_by, booking: booking_id };
}
