import { judge } from '../../answers/judge.ts';
import type { Booking } from '../../booking/schema.ts';
import { CROSSING } from '../../hunt/crossing.ts';
import { IDLE_AFTER_MS, isIdle, lastPlayed } from '../../playing/idle.ts';
import type { WithId } from '../../query/index.ts';
import type { SmsMessage, SmsPhone } from '../../sms/schema.ts';
import { reviewOf } from './parse.ts';

/** For how long (ms) an answer can be changed. */
export const CHANGEABLE = 24 * 3_600_000;

/** A text that is a review: of which hunt, what it says, and whether it is the first that this phone gives. */
export type Answered = { booking: WithId<Booking>; rating: number; text: string; is_change: boolean };

type Text = Pick<SmsMessage, 'message_content' | 'opt_out_type' | 'sent_at'>;

/**
 * Whether a text is a review: only from a phone that was asked for one, has not given it or not longer than a day ago, and has no
 * hunt under way. Anything else belongs to the hunts.
 * @param bookings the phone's
 */
export function answerIn(
  text: Text,
  phone: SmsPhone | undefined,
  bookings: readonly WithId<Booking>[],
): Answered | null {
  const question = phone?.question;
  if (!question || text.opt_out_type || text.sent_at < question.asked_at) return null;
  const { booking_id, asked_at, answers, answered_at } = question;
  if (answered_at && passed(answered_at, text) >= CHANGEABLE) return null;
  if (passed(asked_at, text) < CROSSING && isAnswer(text, answers)) return null;
  const said = reviewOf(text.message_content);
  const booking = bookings.find(({ id }) => id === booking_id);
  if (!said || !booking || bookings.some((one) => isUnderWay(one, asked_at, text.sent_at))) return null;
  return { booking, ...said, is_change: answered_at !== null };
}

const isAnswer = ({ message_content }: Text, answers: readonly string[]) =>
  judge(message_content, { answers: [...answers] }, { stops: [] }) === 'right';

const passed = (since: Date, { sent_at }: Text) => sent_at.getTime() - since.getTime();

/** A hunt that was left lying before another one ended expects nothing: what was asked last is how that one was. */
function isUnderWay(booking: Booking, asked: Date, now: Date): boolean {
  const { status, hunt } = booking;
  if (status !== 'confirmed' || (hunt.phase !== 'puzzle' && hunt.phase !== 'reward')) return false;
  return lastPlayed(booking) >= asked || !isIdle(booking, IDLE_AFTER_MS, now);
}
