import { judge } from '../../answers/judge.ts';
import { IDLE_AFTER_MS, isIdle, lastPlayed } from '../../booking/idle.ts';
import type { Booking } from '../../booking/schema.ts';
import { dangerIn } from '../../danger/danger-in.ts';
import { CROSSING_MS } from '../../hunt/text-to-hunt.ts';
import type { WithId } from '../../query/index.ts';
import type { SmsMessage, SmsPhone } from '../../sms/schema.ts';
import { REVIEW_CHANGEABLE_MS } from '../schema.ts';
import { reviewOf } from './parse.ts';

/**
 * A review that a player gave by text: its hunt, its content, and whether it changes this phone's
 * earlier review.
 */
export type SubmittedReview = {
  booking: WithId<Booking>;
  rating: number;
  text: string;
  is_change: boolean;
  phone_number: string;
  at: Date;
};

type Text = Pick<SmsMessage, 'phone_number' | 'message_content' | 'opt_out_type' | 'sent_at'>;

/**
 * Reads a text as a review; null for a text that belongs to the hunts. A text is a review only from
 * a phone that:
 * 1. was asked for a review;
 * 2. has not answered yet, or first answered less than a day ago;
 * 3. has no hunt under way.
 * In the first half minute after the question, the answer of the last stop, or to its look, is no review.
 * What may mean danger never is one.
 * @param bookings the phone's bookings
 */
export function reviewIn(
  text: Text,
  phone: SmsPhone | undefined,
  bookings: readonly WithId<Booking>[],
): SubmittedReview | null {
  const question = phone?.question;
  if (!question || text.opt_out_type || text.sent_at < question.asked_at) return null;
  const { booking_id, asked_at, answers, answered_at } = question;
  if (answered_at && passed(answered_at, text) >= REVIEW_CHANGEABLE_MS) return null;
  if (passed(asked_at, text) < CROSSING_MS && isAnswer(text, answers)) return null;
  if (dangerIn(text.message_content)) return null;
  const review = reviewOf(text.message_content);
  const booking = bookings.find(({ id }) => id === booking_id);
  if (!review || !booking || bookings.some((one) => isUnderWay(one, asked_at, text.sent_at))) return null;
  const { phone_number, sent_at } = text;
  return { booking, ...review, is_change: answered_at !== null, phone_number, at: sent_at };
}

/** A phone that has answered our question. The first answer counts for how long it can change. */
export const withAnswer = (phone: SmsPhone, at: Date): SmsPhone =>
  phone.question ? { ...phone, question: { ...phone.question, answered_at: phone.question.answered_at ?? at } } : phone;

const isAnswer = ({ message_content }: Text, answers: readonly string[]) =>
  judge(message_content, { answers: [...answers] }, { stops: [] }) === 'right';

const passed = (since: Date, { sent_at }: Text) => sent_at.getTime() - since.getTime();

/**
 * Whether a hunt is under way. A hunt that nobody has played since the question and for two hours
 * does not count: the question was about the later hunt.
 */
function isUnderWay(booking: Booking, asked: Date, now: Date): boolean {
  const { status, hunt } = booking;
  if (status !== 'confirmed' || (hunt.phase !== 'puzzle' && hunt.phase !== 'reward')) return false;
  return lastPlayed(booking) >= asked || !isIdle(booking, IDLE_AFTER_MS, now);
}
