import type { SmsMessage } from '@streetlore/domain/sms';
import type { LogFields } from '../base/log.ts';

/**
 * The log fields by which a text's log entries are found: its own id, and the inbound text, event
 * or booking that caused it.
 */
export function logFieldsOfText(text: Partial<SmsMessage> & { id: string }): LogFields {
  const { id, in_reply_to = null, set_off_by = null, booking_id = null } = text;
  return { message_id: id, text: in_reply_to, event: set_off_by, booking: booking_id };
}
