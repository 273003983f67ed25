import type { AnsweredKeyword } from './keywords.ts';
import type { SmsMessage } from './schema.ts';
import { textWords } from './search.ts';
import { countSegments } from './segments.ts';

/** `seq` of the `index`-th text of a batch written at `at`. */
export function sequence(at: Date, index: number): number {
  return at.getTime() * 100 + Math.min(index, 99);
}

export type TextDraft = {
  phone_number: string;
  message_content: string;
  message_type: string;
  booking_id: string | null;
  tour_name: string | null;
  in_reply_to?: string | null;
  is_test?: boolean;
  place?: string | null;
};

/** The delivery fields of a text that has not been sent yet. */
const untried = {
  settled: false,
  attempts: 0,
  lease_until: null,
  next_attempt_at: null,
  error_code: null,
  error_message: null,
} as const;

/** A text for the outbox, the `index`-th of those queued at `now`. */
export function queuedText(draft: TextDraft, now: Date, index = 0): SmsMessage {
  return {
    direction: 'outbound',
    phone_number: draft.phone_number,
    message_content: draft.message_content,
    message_type: draft.message_type,
    is_test: draft.is_test ?? false,
    status: 'queued',
    booking_id: draft.booking_id,
    tour_name: draft.tour_name,
    twilio_sid: null,
    segments: countSegments(draft.message_content).segments,
    sent_at: now,
    seq: sequence(now, index),
    ...untried,
    first_attempt_at: null,
    resent_as: null,
    in_reply_to: draft.in_reply_to ?? null,
    place: draft.place ?? null,
  };
}

/** A text from a phone, as the vendor's module hands it on. `sid` is the vendor's id of the text. */
export type InboundText = {
  sid: string;
  from: string;
  body: string;
  segments: number;
  keyword?: AnsweredKeyword | null;
};

/** An inbound text, to be stored under its `sid` before anything else happens. */
export function receivedText(inbound: InboundText, now: Date): SmsMessage {
  return {
    direction: 'inbound',
    phone_number: inbound.from,
    message_content: inbound.body,
    message_type: 'interaction',
    is_test: false,
    status: 'received',
    booking_id: null,
    tour_name: null,
    twilio_sid: inbound.sid,
    segments: inbound.segments,
    sent_at: now,
    seq: sequence(now, 0),
    ...untried,
    in_reply_to: null,
    opt_out_type: inbound.keyword ?? null,
    words: textWords(inbound.body),
  };
}
