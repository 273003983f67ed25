import { type DeliveryReport, reportedText, type SmsMessage } from '@streetlore/domain/sms';
import { log } from '../base/log.ts';
import { logFieldsOfText } from '../outbox/about-text.ts';
import { storeOptOut } from '../outbox/opt-out.ts';
import { drainOutbox, type Sending } from '../outbox/send.ts';
import { isSuperseded } from '../outbox/superseded.ts';

/**
 * Changes a text's status to what Twilio reports. Puts a text that may still arrive back into the
 * outbox, unless a newer text has gone.
 * @throws when the text could not be written, so that Twilio reports again
 */
export async function applyReport(services: Sending, messageId: string, report: DeliveryReport): Promise<void> {
  const text = services.store.messages.at(messageId);
  const known = await text.read();
  if (!known) {
    log.warn('A delivery report for a text we do not have', { message_id: messageId, sid: report.sid });
    return;
  }
  const fault = report.status === 'failed' ? report.fault : null;
  const isLate = fault?.retry === true && (await isSuperseded(services, known));
  const decide = (current: SmsMessage) =>
    reportedText(current, report, { now: services.now(), random: Math.random() }, isLate);
  const isRefused = fault?.name === 'opted_out' && decide(known)?.status === 'failed';
  // Written first, so that whoever sees the failure finds the opt-out.
  if (isRefused) await storeOptOut(services, known.phone_number);
  const change = await text.amend(decide);
  if (!change) return;
  if (change.status === 'failed' && fault?.alert)
    log.error('A text was not delivered', { ...logFieldsOfText(known), code: fault.code });
  // The new attempt is not due yet. Draining the outbox finds and plans it.
  if (change.status === 'queued') await drainOutbox(services, known.phone_number);
}
