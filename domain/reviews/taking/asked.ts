import { judge } from '../../answers/judge.ts';
import { IDLE_AFTER_MS, isIdle, lastPlayed } from '../../booking/idle.ts';
import type { Booking } from '../../booking/schema.ts';
import { classify } from '../../commands/classify.ts';
import { parseText } from '../../commands/commands.ts';
import { dangerIn } from '../../danger/danger-in.ts';
import { plainCommand } from '../../hunt/plain-words.ts';
import { CROSSING_MS } from '../../hunt/text-to-hunt.ts';
import type { WithId } from '../../query/index.ts';
import type { SmsMessage, SmsPhone } from '../../sms/schema.ts';
import { cutAtWord } from '../../wording/cut.ts';
import { REVIEW_CHANGEABLE_MS, REVIEW_LENGTH } from '../schema.ts';
import { reviewOf } from './parse.ts';

/** A review by text, and whether it changes this phone's earlier one. */
export type SubmittedReview = {
  booking: WithId<Booking>;
  rating: number;
  text: string;
  is_change: boolean;
  phone_number: string;
  at: Date;
};

/** A player's words on a hunt without clear stars. We ask for the stars once. */
export type UnclearReview = { booking: WithId<Booking>; rating: null; text: string };

type Text = Pick<SmsMessage, 'phone_number' | 'message_content' | 'opt_out_type' | 'sent_at'>;

/**
 * Reads a text as a review; null for a text that belongs to the hunts. A text is a review only from
 * a phone that:
 * 1. was asked for a review;
 * 2. has not answered yet, or first answered less than a day ago;
 * 3. has no hunt under way.
 * The last stop's answer, or the answer to its look, is no review in the first half minute. A text
 * that may mean danger is never one. Words without clear stars are a review only as the first
 * reply, within a day, and if they ask for nothing. The stars that follow complete them.
 * @param bookings the phone's bookings
 */
export function reviewIn(
  text: Text,
  phone: SmsPhone | undefined,
  bookings: readonly WithId<Booking>[],
): SubmittedReview | UnclearReview | null {
  const question = phone?.question;
  if (!question || text.opt_out_type || text.sent_at < question.asked_at) return null;
  const { booking_id, asked_at, answers, answered_at, words } = question;
  if (answered_at && passed(answered_at, text) >= REVIEW_CHANGEABLE_MS) return null;
  if (passed(asked_at, text) < CROSSING_MS && isAnswer(text, answers)) return null;
  if (dangerIn(text.message_content)) return null;
  const review = reviewOf(text.message_content);
  const booking = bookings.find(({ id }) => id === booking_id);
  if (!review || !booking || bookings.some((one) => isUnderWay(one, asked_at, text.sent_at))) return null;
  const { rating } = review;
  const { phone_number, sent_at } = text;
  if (rating === null) {
    const isLate = passed(asked_at, text) >= REVIEW_CHANGEABLE_MS;
    return answered_at || words || isLate || asksForSomething(text) ? null : { booking, rating, text: review.text };
  }
  const said = cutAtWord([words ?? '', review.text].filter(Boolean).join(' '), REVIEW_LENGTH, '');
  return { booking, rating, text: said, is_change: answered_at !== null, phone_number, at: sent_at };
}

/** Whether a text asks for a command, money or a person, or may mean danger: that is no review. */
function asksForSomething({ message_content }: Text): boolean {
  if (parseText(message_content).type !== 'answer' || dangerIn(message_content)) return true;
  if (plainCommand(message_content, { phase: 'completed', paused: false })) return true;
  const aside = classify(message_content);
  return aside?.type === 'plea' && (aside.about === 'money' || aside.about === 'person');
}

/** A phone that has answered our question. The first answer counts for how long it can change. */
export const withAnswer = (phone: SmsPhone, at: Date): SmsPhone => {
  const { question } = phone;
  return question
    ? { ...phone, question: { ...question, answered_at: question.answered_at ?? at, words: null } }
    : phone;
};

/** A phone that has said how its hunt was, and is asked for the stars. */
export const withWords = (phone: SmsPhone, words: string): SmsPhone =>
  phone.question ? { ...phone, question: { ...phone.question, words } } : phone;

const isAnswer = ({ message_content }: Text, answers: readonly string[]) =>
  judge(message_content, { answers: [...answers] }, { stops: [] }) === 'right';

const passed = (since: Date, { sent_at }: Text) => sent_at.getTime() - since.getTime();

/** Whether a hunt is under way and was played since the question, or in the last two hours. */
function isUnderWay(booking: Booking, asked: Date, now: Date): boolean {
  const { status, hunt } = booking;
  if (status !== 'confirmed' || (hunt.phase !== 'puzzle' && hunt.phase !== 'reward')) return false;
  return lastPlayed(booking) >= asked || !isIdle(booking, IDLE_AFTER_MS, now);
}
