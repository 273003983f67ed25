import { sendTestSmsInput, type sendTestSmsOutput, testPlace, testSmsTexts, testText } from '@streetlore/domain/hunt';
import { queued, type SmsMessage } from '@streetlore/domain/sms';
import { tourTexts } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { commitOnce } from '../platform/audit.ts';
import { callable } from '../platform/callable.ts';
import type { Ref } from '../store/entity.ts';
import { readTour } from './read-tour.ts';

/** How long (ms) the answer waits for Twilio's id of the text; the outbox goes on without it. */
const WAIT = 8_000;

/** A text of a tour as players would get it, marked as a test, to a phone of the admin's choice. */
export const sendTestSms = callable('sendTestSms', {
  input: sendTestSmsInput,
  who: 'admin',
  needs: ['site'],
  run: async (services, input, caller): Promise<z.infer<typeof sendTestSmsOutput>> => {
    const { store, site, now } = services;
    const { request_id, tour_id, phone_number, message_type, stop_number } = input;
    const sold = await store.tours.at(tour_id).read();
    if (!sold) throw new HttpsError('not-found', tourTexts.notFound, { field: 'tour_id' });
    const tour = (await readTour(services, tour_id, sold.name)) ?? { name: sold.name, stops: [] };
    const body = testText(message_type, stop_number, { tour, site: new URL(site).host });
    if (body === null)
      throw new HttpsError('failed-precondition', 'This tour has no such stop', { field: 'stop_number' });

    const at = now();
    const place = testPlace(message_type, stop_number, tour);
    const draft = { phone_number, message_content: body, message_type, booking_id: null, tour_name: tour.name, place };
    const text = queued({ ...draft, is_test: true }, at);
    const outgoing = store.messages.at(request_id);
    const detail = { message_type, stop_number };
    const deed = { action: 'test_sms_sent', target: store.tours.at(tour_id).path, detail };
    await commitOnce(services, caller, request_id, deed, (commit) => commit.create(outgoing, text));
    const twilio_sid = await settled(outgoing);
    return { phone_number, message_type, twilio_sid, timestamp: at.toISOString() };
  },
});

/** Twilio's id once it has taken the text; null when that takes longer. @throws HttpsError with the reason when it failed */
async function settled(text: Ref<SmsMessage>): Promise<string | null> {
  return await new Promise((resolve, reject) => {
    const end = (act: () => void) => {
      clearTimeout(timer);
      stop();
      act();
    };
    const timer = setTimeout(() => end(() => resolve(null)), WAIT);
    const stop = text.watch((now) => {
      const { status, twilio_sid, error_message } = now ?? {};
      if (status === 'failed')
        end(() =>
          reject(new HttpsError('unavailable', `${testSmsTexts.failed}: ${error_message ?? 'no reason given'}`)),
        );
      else if (twilio_sid) end(() => resolve(twilio_sid));
    }, reject);
  });
}
