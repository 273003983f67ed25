import {
  defaultHuntSettings,
  sendTestSmsInput,
  type sendTestSmsOutput,
  testPlace,
  testSmsTexts,
  testText,
} from '@streetlore/domain/hunt';
import { queuedText } from '@streetlore/domain/sms';
import { tourTexts } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { readTour } from './reading.ts';

/**
 * Sends a text of a tour, as players would get it but marked as a test, to a phone that the admin
 * names.
 */
export const sendTestSms = callable('sendTestSms', {
  input: sendTestSmsInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: sendTest,
});

/** @throws HttpsError when there is no such tour or stop, or with the reason why the provider refused the text */
export async function sendTest(
  services: Sending,
  { request_id, tour_id, phone_number, message_type, stop_number }: z.output<typeof sendTestSmsInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.infer<typeof sendTestSmsOutput>> {
  const { store, site, now } = services;
  const sold = await store.tours.at(tour_id).read();
  if (!sold) throw new HttpsError('not-found', tourTexts.notFound, { field: 'tour_id' });
  const tour = (await readTour(services, tour_id, sold.name)) ?? { name: sold.name, stops: [] };
  const { expiry_hours } = (await store.huntSettings.read()) ?? defaultHuntSettings;
  const body = testText(message_type, stop_number, { tour, site: new URL(site).host, expiry_hours });
  if (body === null)
    throw new HttpsError('failed-precondition', 'This tour has no such stop', { field: 'stop_number' });

  const at = now();
  const place = testPlace(message_type, stop_number, tour);
  const draft = { phone_number, message_content: body, message_type, booking_id: null, tour_name: tour.name, place };
  const text = queuedText({ ...draft, is_test: true }, at);
  const outgoing = store.messages.at(request_id);
  const detail = { message_type, stop_number };
  const entry = { action: 'test_sms_sent' as const, target: store.tours.at(tour_id).path, detail };
  await commitOnce(services, caller, request_id, entry, (commit) => commit.create(outgoing, text));
  await sendNow(services, [phone_number]);
  const sent = await outgoing.read();
  if (sent?.status === 'failed')
    throw new HttpsError('unavailable', `${testSmsTexts.failed}: ${sent.error_message ?? 'no reason given'}`);
  // Null when sending takes longer than this answer. The outbox then sends the text later.
  const twilio_sid = sent?.twilio_sid ?? null;
  return { phone_number, message_type, twilio_sid, timestamp: at.toISOString() };
}
