import type { DeliveryReport } from '@streetlore/domain/sms';
import { faultOf } from './faults.ts';

/**
 * Our status for each of Twilio's
 * (https://www.twilio.com/docs/messaging/api/message-resource#message-status-values).
 */
const statuses: Readonly<Record<string, DeliveryReport['status']>> = {
  accepted: 'sending',
  scheduled: 'sending',
  queued: 'sending',
  sending: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** What Twilio says of one of its messages; `null` for a status that Twilio does not document. */
export function reportOf(sid: string, twilioStatus: string, code: number | null): DeliveryReport | null {
  const status = statuses[twilioStatus];
  if (!status) return null;
  return status === 'failed' ? { sid, status, fault: faultOf({ code }) } : { sid, status };
}
