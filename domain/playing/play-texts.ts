import { expire, extendedUntil, hasExpiredUnstarted } from '../booking/lifecycle.ts';
import { positionsOf } from '../booking/opted-out.ts';
import type { Booking } from '../booking/schema.ts';
import { isAnsweredByTwilio, parseText } from '../commands/commands.ts';
import { isPlea } from '../commands/pleas.ts';
import { isPlay, playText } from '../hunt/machine.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import type { HuntEvent, Outgoing } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import type { SmsMessage } from '../sms/schema.ts';
import { getsReply, type StrangerPolicy } from '../sms/text-limits.ts';
import { londonDay } from '../time/index.ts';
import { chooseHunt } from './choose-hunt.ts';
import { type FinishedStop, finishedStops } from './finished-stops.ts';
import { addressOf } from './hunt-of-text.ts';
import { type BatchResult, newBatch, type PhonesByNumber } from './text-batch.ts';
import { type WrongAnswer, wrongAnswerIn } from './wrong-answers.ts';

/** The bookings of each number, for `chooseHunt`. */
export type BookingsByPhone = ReadonlyMap<string, readonly WithId<Booking>[]>;
export type Texts = readonly WithId<SmsMessage>[];

export type PlayedHunt = BatchResult & {
  booking: WithId<Booking>;
  events: HuntEvent[];
  /** Records of the stops that these texts ended. */
  stops: WithId<FinishedStop>[];
  /** The wrong answers of these texts, for the tour editor. */
  wrong: WithId<WrongAnswer>[];
};

export type Play = {
  /** Oldest first. */
  texts: Texts;
  bookings: BookingsByPhone;
  phones: PhonesByNumber;
  /** Host of the website. */
  site: string;
  /** When the replies are queued. The hunt judges each text by the time at which it arrived. */
  now: Date;
};

type PlayHunt = Play & {
  booking: WithId<Booking>;
  tour: HuntTour | null;
  /** The tours of the senders' other hunts under way (`rivals`), by booking. */
  tours: ReadonlyMap<string, HuntTour | null>;
};

/**
 * Handles texts from a number without a hunt. The reply tells the sender where to book, if `isTold`
 * allows a reply. An opt-out is recorded and gets no reply. A text without a reply is settled too.
 */
export function turnAway({
  texts,
  bookings,
  phones,
  site,
  now,
  reluctance,
}: Play & { reluctance: StrangerPolicy }): BatchResult {
  const batch = newBatch(phones, now);
  for (const text of texts) {
    const { phone_number: number, sent_at: at } = text;
    const theirs = bookings.get(number) ?? [];
    if (chooseHunt(theirs, at, batch.lastHunt(number), text.message_content)) break;
    const said = parseText(text.message_content, text.opt_out_type);
    const isPlayer = theirs.some(({ confirmed_at }) => confirmed_at !== null);
    const isSilent =
      said.type === 'opt_out' ||
      said.type === 'noise' ||
      isAnsweredByTwilio(said, text.opt_out_type ?? null) ||
      !getsReply({ number, phone: batch.phoneOf(number), isPlayer, at }, reluctance);
    const is_plea = said.type === 'answer' && isPlea(text.message_content);
    const message: HuntMessage = is_plea ? { kind: 'passed_on', puzzle: null } : { kind: 'no_hunt' };
    const messages: Outgoing[] = isSilent ? [] : [{ to: 'sender', message }];
    const context = { phones: [number], tour: { name: '', stops: [] }, site, booking: null, is_plea };
    if (batch.say(text, messages, context) && !isSilent && !batch.isSilent(number))
      batch.keep(number, { ...batch.phoneOf(number), turned_away: londonDay(at) });
  }
  return batch.result();
}

/**
 * Runs texts, oldest first, through one hunt. Stops at the first text that belongs to another hunt:
 * the texts after it may depend on it. Past the cap on replies, a text that changes the hunt is
 * still played and only its replies wait; a text that only asks gets no reply.
 */
export function playTexts(input: PlayHunt): PlayedHunt {
  const { tour, site } = input;
  const tours = new Map(input.tours).set(input.booking.id, tour);
  const batch = newBatch(input.phones, input.now);
  const events: HuntEvent[] = [];
  const wrong: WithId<WrongAnswer>[] = [];
  let booking = input.booking;
  for (const text of input.texts) {
    const current = booking;
    const bookings = (input.bookings.get(text.phone_number) ?? []).map((one) =>
      one.id === current.id ? current : one,
    );
    const address = addressOf(text, { bookings, last: batch.lastHunt(text.phone_number), tours });
    if (!address) continue;
    if (address.booking.id !== current.id) break;
    const phones = [...new Set(current.phone_numbers)];
    const step = playText({
      state: current.hunt,
      tour,
      sender: text.phone_number,
      phones,
      text: text.message_content,
      opt_out_type: text.opt_out_type,
      now: text.sent_at,
      expires_at: current.expires_at,
      ran_out: hasExpiredUnstarted(current, text.sent_at),
      had_opted_out: batch.isSilent(text.phone_number),
      is_switch: address.is_switch,
      other: address.other,
    });
    const is_plea = step.events.some(({ type }) => type === 'pleaded');
    const context = {
      phones,
      tour: tour ?? { name: current.tour_name, stops: [] },
      site,
      booking: current,
      expiry_hours: current.expiry_hours,
      start_by: extendedUntil(current),
      has_others: address.other !== null,
      // A text to a hunt that waits for START leaves the phone in the hunt that it plays. SWITCH is
      // the exception.
      is_played: address.is_switch || step.state.phase !== 'ready',
      is_owed: isPlay(step.events) || is_plea,
      is_plea,
    };
    if (!batch.say(text, step.messages, context)) continue;
    events.push(...step.events);
    wrong.push(...wrongAnswerIn({ id: text.id, booking: current, tour, events: step.events, at: text.sent_at }));
    booking = afterStep({ ...current, hunt: step.state }, step.events, tour, text.sent_at);
  }
  booking = { ...booking, opted_out: positionsOf(booking.phone_numbers, batch.isSilent) };
  return { ...batch.result(), booking, events, stops: finishedStops(input.booking.hunt, booking, tour), wrong };
}

function afterStep(
  booking: WithId<Booking>,
  events: readonly HuntEvent[],
  tour: HuntTour | null,
  at: Date,
): WithId<Booking> {
  const after: WithId<Booking> = { ...booking, current_stop: booking.hunt.stop_number };
  const happened = new Set(events.map(({ type }) => type));
  if (happened.has('started')) {
    after.started_at = at;
    after.stops_count = tour?.stops.length ?? after.stops_count;
  }
  if (happened.has('completed')) {
    after.status = 'completed';
    after.completed_at = at;
  }
  return happened.has('expired') ? { ...after, ...expire(after, at) } : after;
}
