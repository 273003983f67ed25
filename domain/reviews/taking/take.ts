import type { Play, Texts } from '../../playing/play-texts.ts';
import { type BatchResult, newBatch } from '../../playing/text-batch.ts';
import type { SmsPhone } from '../../sms/schema.ts';
import { type Answered, answerIn } from './asked.ts';

/** A review that a player gave. */
export type SubmittedReview = Answered & { phone_number: string; at: Date };

export type ReviewBatchResult = BatchResult & { reviews: SubmittedReview[] };

/** Takes the reviews at the beginning of a number's texts, and thanks for each. */
export function takeReviews({ texts, bookings, phones, site, now }: Play): ReviewBatchResult {
  const batch = newBatch(phones, now);
  const reviews: SubmittedReview[] = [];
  for (const text of texts) {
    const { phone_number, sent_at } = text;
    const phone = batch.phoneOf(phone_number);
    const answered = answerIn(text, phone, bookings.get(phone_number) ?? []);
    if (!answered) break;
    const { booking } = answered;
    const tour = { name: booking.tour_name, stops: [] };
    const thanks = [{ to: 'sender', message: { kind: 'review_thanks' } }] as const;
    if (!batch.say(text, thanks, { phones: [phone_number], tour, site, booking })) continue;
    reviews.push({ ...answered, phone_number, at: sent_at });
    batch.keep(phone_number, withAnswer(batch.phoneOf(phone_number), sent_at));
  }
  return { ...batch.result(), reviews };
}

const withAnswer = (phone: SmsPhone, at: Date): SmsPhone =>
  phone.question ? { ...phone, question: { ...phone.question, answered_at: phone.question.answered_at ?? at } } : phone;

/**
 * The texts for the hunts: of each phone those before its first review. The first review and the
 * texts after it wait for another batch.
 */
export function withoutReviews({ texts, phones, bookings }: Pick<Play, 'texts' | 'phones' | 'bookings'>): Texts {
  const reviewing = new Set<string>();
  return texts.filter((text) => {
    const { phone_number } = text;
    if (answerIn(text, phones.get(phone_number), bookings.get(phone_number) ?? [])) reviewing.add(phone_number);
    return !reviewing.has(phone_number);
  });
}
