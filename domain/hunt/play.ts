import { expire, extendedUntil, ranOut } from '../booking/lifecycle.ts';
import { positionsOf } from '../booking/opted-out.ts';
import type { Booking } from '../booking/schema.ts';
import type { WithId } from '../query/index.ts';
import { queued } from '../sms/compose.ts';
import { afterConsent, afterReplies } from '../sms/phone.ts';
import { newSmsPhone, type SmsMessage, type SmsPhone } from '../sms/schema.ts';
import { chooseHunt } from './choose.ts';
import { isAnswered, understand } from './commands.ts';
import { type FinishedStop, finishedStops } from './finished.ts';
import { type HuntEvent, hear, type Outgoing } from './machine.ts';
import { placeOf } from './place.ts';
import { renderHuntMessage } from './templates.ts';
import type { HuntTour } from './tour.ts';
import { type WrongAnswer, wrongAnswerIn } from './wrong-answers.ts';

/** The bookings of each number, as `chooseHunt` wants them. */
export type BookingsByPhone = ReadonlyMap<string, readonly WithId<Booking>[]>;
export type Phones = ReadonlyMap<string, SmsPhone>;
export type Texts = readonly WithId<SmsMessage>[];

export type Played = {
  /** Texts that have had their effect, in the order in which they were heard. */
  settled: WithId<SmsMessage>[];
  /** Replies to queue, each under an id that follows from its text's, so that it cannot be queued twice. */
  outbox: WithId<SmsMessage>[];
  /** The phones that changed. */
  phones: Map<string, SmsPhone>;
};

export type PlayedHunt = Played & {
  booking: WithId<Booking>;
  events: HuntEvent[];
  /** Records of the stops that these texts ended. */
  stops: WithId<FinishedStop>[];
  /** The wrong answers among them, for the tour editor. */
  wrong: WithId<WrongAnswer>[];
};

export type Play = {
  /** Oldest first. */
  texts: Texts;
  bookings: BookingsByPhone;
  phones: Phones;
  /** Host of the website. */
  site: string;
  /** When replies are queued. Texts are judged by the time at which they arrived. */
  now: Date;
};

/** Handles texts from a number without a hunt: each is answered with where to book one; an opt-out is recorded and not answered. */
export function turnAway({ texts, bookings, phones, site, now }: Play): Played {
  const batch = newBatch(phones, now);
  for (const text of texts) {
    if (chooseHunt(bookings.get(text.phone_number) ?? [], text.sent_at, text.message_content)) break;
    const said = understand(text.message_content, text.opt_out_type);
    const silent = said.type === 'opt_out' || isAnswered(said, text.opt_out_type ?? null);
    const messages: Outgoing[] = silent ? [] : [{ to: 'sender', message: { kind: 'no_hunt' } }];
    batch.say(text, messages, { phones: [text.phone_number], tour: { name: '', stops: [] }, site, booking: null });
  }
  return batch.result();
}

/**
 * Runs texts, oldest first, through one hunt. A text whose number has moved on to another hunt by now is left alone, and so
 * is what the same number said after it. Beyond the cap on replies a text has no effect, but an opt-out always counts.
 */
export function playTexts(input: Play & { booking: WithId<Booking>; tour: HuntTour | null }): PlayedHunt {
  const { tour, site } = input;
  const batch = newBatch(input.phones, input.now);
  const elsewhere = new Set<string>();
  const events: HuntEvent[] = [];
  const wrong: WithId<WrongAnswer>[] = [];
  let booking = input.booking;
  for (const text of input.texts) {
    if (elsewhere.has(text.phone_number)) continue;
    const current = booking;
    const own = (input.bookings.get(text.phone_number) ?? []).map((one) => (one.id === current.id ? current : one));
    if (chooseHunt(own, text.sent_at, text.message_content)?.id !== current.id) {
      elsewhere.add(text.phone_number);
      continue;
    }
    const phones = [...new Set(current.phone_numbers)];
    const step = hear({
      state: current.hunt,
      tour,
      sender: text.phone_number,
      phones,
      text: text.message_content,
      opt_out_type: text.opt_out_type,
      now: text.sent_at,
      expires_at: current.expires_at,
      ran_out: ranOut(current, text.sent_at),
      was_silent: batch.isSilent(text.phone_number),
    });
    const context = {
      phones,
      tour: tour ?? { name: current.tour_name, stops: [] },
      site,
      booking: current,
      expiry_hours: current.expiry_hours,
      start_by: extendedUntil(current),
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
  return happened.has('expired') ? { ...after, ...expire(after) } : after;
}

type Context = {
  phones: readonly string[];
  tour: Pick<HuntTour, 'name' | 'stops'>;
  site: string;
  booking: WithId<Booking> | null;
  expiry_hours?: number | undefined;
  start_by?: Date | null;
};

/** Collects what a batch of texts changes: which are settled, what is said to whom, and what is kept per phone. */
function newBatch(before: Phones, now: Date) {
  const settled: WithId<SmsMessage>[] = [];
  const outbox: WithId<SmsMessage>[] = [];
  const changed = new Map<string, SmsPhone>();
  const phoneOf = (number: string) => changed.get(number) ?? before.get(number) ?? newSmsPhone();

  const isSilent = (number: string) => phoneOf(number).opted_out;

  /** Settles a text; `false` when its replies would pass the cap, and then it has no other effect than on consent. */
  function say(text: WithId<SmsMessage>, messages: readonly Outgoing[], context: Context): boolean {
    const sender = text.phone_number;
    const { booking } = context;
    settled.push({ ...text, settled: true, booking_id: booking?.id ?? null, tour_name: booking?.tour_name ?? null });
    const consented = afterConsent(phoneOf(sender), text, text.sent_at);
    const counted = afterReplies(consented, messages.length, text.sent_at);
    changed.set(sender, counted ?? consented);
    if (!counted) return false;
    let position = 0;
    for (const { to, message } of messages)
      for (const phone of to === 'all' ? context.phones : [sender]) {
        if (isSilent(phone)) continue;
        const draft = {
          phone_number: phone,
          message_content: renderHuntMessage(message, context),
          message_type: message.kind,
          booking_id: booking?.id ?? null,
          tour_name: booking?.tour_name ?? null,
          in_reply_to: text.id,
          place: placeOf(message, context.tour),
        };
        const order = outbox.filter((reply) => reply.phone_number === phone).length;
        outbox.push({ ...queued(draft, now, order), id: `${text.id}_${position}` });
        position += 1;
      }
    return true;
  }

  return { say, isSilent, result: (): Played => ({ settled, outbox, phones: changed }) };
}
