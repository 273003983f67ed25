import { type DeliveryReport, reportedText } from '@streetlore/domain/sms';
import { log } from '../base/log.ts';
import { isSuperseded, logFieldsOfText } from '../outbox/about-text.ts';
import { storeOptOut } from '../outbox/opt-out.ts';
import { drainOutbox, type Sending } from '../outbox/send.ts';
import { withoutConflict } from '../store/conflict.ts';

/**
 * Applies Twilio's report of a text. A failed text that may succeed later goes back into the outbox, unless a
 * newer one was sent.
 * @throws when the text could not be written, so that Twilio reports again
 */
export async function applyReport(services: Sending, messageId: string, report: DeliveryReport): Promise<void> {
  const fault = report.status === 'failed' ? report.fault : null;
  const applied = await withoutConflict(async () => {
    const found = await services.store.messages.at(messageId).readVersioned();
    if (!found.version) {
      log.warn('A delivery report for a text we do not have', { message_id: messageId, sid: report.sid });
      return null;
    }
    const text = found.value;
    const isLate = fault?.retry === true && (await isSuperseded(services, text));
    const change = reportedText(text, report, { now: services.now(), random: Math.random() }, isLate);
    if (!change) return null;
    // Written first, so that whoever sees the failure finds the opt-out.
    if (fault?.name === 'opted_out' && change.status === 'failed') await storeOptOut(services, text.phone_number);
    await found.update(change);
    return { text, change };
  });
  if (!applied) return;
  const { text, change } = applied;
  if (change.status === 'failed' && fault?.alert)
    log.error('A text was not delivered', { ...logFieldsOfText(text), code: fault.code });
  // The new attempt is not due yet. Draining the outbox finds and plans it.
  if (change.status === 'queued') await drainOutbox(services, text.phone_number);
}
