import type { StandInSettings } from '../core/options.ts';
import { TwilioError } from './errors.ts';

export type NewText = {
  to: string;
  from: string;
  body: string;
  media: readonly string[];
  messaging_service_sid: string | null;
  statusCallback: string | null;
};

/**
 * Reads the form of a new message.
 * @throws TwilioError the error that Twilio documents, for the first problem in the form
 */
export function readNewText(
  form: URLSearchParams,
  { twilioFrom, twilioMessagingService }: StandInSettings['vendors'],
): NewText {
  const to = form.get('To') ?? '';
  const service = form.get('MessagingServiceSid');
  // A Messaging Service sends from its pool, which has one number here.
  const from = service === twilioMessagingService ? twilioFrom : (form.get('From') ?? '');
  const body = form.get('Body') ?? '';
  const media = form.getAll('MediaUrl');
  const statusCallback = form.get('StatusCallback');
  if (to === '') throw new TwilioError(400, 21604, "A 'To' phone number is required.");
  if (service !== null && service !== twilioMessagingService) {
    throw new TwilioError(404, 20404, `The requested resource /Services/${service} was not found`);
  }
  if (from === '') throw new TwilioError(400, 21603, "A 'From' phone number is required.");
  if (body === '' && media.length === 0) throw new TwilioError(400, 21602, 'Message body is required.');
  if (body.length > 1_600) {
    throw new TwilioError(400, 21617, 'The concatenated message body exceeds the 1600 character limit');
  }
  if (!/^\+[1-9]\d{7,14}$/.test(to)) {
    throw new TwilioError(400, 21211, `The 'To' number ${to} is not a valid phone number.`);
  }
  // Ofcom gives 01 and 02 numbers to landlines, which cannot receive texts.
  if (/^\+44[12]/.test(to)) throw new TwilioError(400, 21614, `'To' number: ${to}, is not a valid mobile number`);
  if (to === from) throw new TwilioError(400, 21266, "'To' and 'From' number cannot be the same");
  if (from !== twilioFrom) {
    throw new TwilioError(
      400,
      21606,
      `The 'From' phone number provided (${from}) is not a valid message-capable Twilio phone number for this destination/account`,
    );
  }
  if (statusCallback !== null && !URL.canParse(statusCallback)) {
    throw new TwilioError(400, 21609, `The StatusCallback URL ${statusCallback} is not a valid URL.`);
  }
  return { to, from, body, media, messaging_service_sid: service, statusCallback };
}
