import { createHash } from 'node:crypto';
import {
  type Booking,
  bookingSchema,
  confirm,
  dayAfter,
  draftBooking,
  expire,
  opensAt,
  refund,
} from '@streetlore/domain/booking';
import { type HuntTour, huntTourSchema, newHunt, renderHuntMessage } from '@streetlore/domain/hunt';
import { leaderboardRow, leaderboardRowSchema } from '@streetlore/domain/leaderboard';
import { collections, documents } from '@streetlore/domain/paths';
import {
  decideTexts,
  finishedStopSchema,
  finishedStops,
  textsAmong,
  wrongAnswerSchema,
} from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { queuedText, receivedText, type SmsMessage, type SmsPhone, smsMessageSchema } from '@streetlore/domain/sms';
import { londonDay } from '@streetlore/domain/time';
import { siteUrl } from '../../config.ts';
import type { SeedLedger } from '../ledger.ts';
import type { SeededTours } from '../tours/write.ts';
import { finishedHunts, huntsForDays, readyHunts, runningHunts, type SeededHunt } from './plan.ts';
import { writeReviews } from './reviews.ts';
import { linesOf } from './texts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/**
 * The seed keeps the texts of hunts up to this age, in milliseconds. An older hunt keeps only its
 * place on the leaderboard.
 */
const TEXTS_KEPT = 6 * DAY;

const digest = (text: string, length: number) => createHash('sha1').update(text).digest('hex').slice(0, length);
const number = (last: number) => `+447700900${String(last).padStart(3, '0')}`;
const site = new URL(siteUrl).host;

function tourOf(tours: SeededTours, id: string) {
  const tour = tours.get(id);
  if (!tour) throw new Error(`Seed: there is no tour ${id}`);
  return tour;
}

function unpaid(plan: SeededHunt, tours: SeededTours, at: Date, day: string | null = null): WithId<Booking> {
  const { plan: tour } = tourOf(tours, plan.tour);
  const input = {
    booking_id: digest(plan.key, 20),
    tour_id: tour.id,
    participants: plan.phones.length,
    phone_numbers: plan.phones.map(number),
    email: plan.email,
    team_name: plan.team,
    voucher_code: null,
    day,
  };
  const booking = draftBooking(input, { ...tour, stops_count: tour.stops.length }, `seed-visitor-${plan.key}`, at);
  return { ...booking, payment_intent_id: `pi_seed${digest(plan.key, 18)}`, id: input.booking_id };
}

function paid(plan: SeededHunt, tours: SeededTours, at: Date, day: string | null = null): WithId<Booking> {
  const booking = unpaid(plan, tours, new Date(at.getTime() - 2 * MINUTE), day);
  return { ...booking, ...confirm(booking, at) };
}

/** Marks a queued text as sent and delivered. */
const delivered = (id: string, message: SmsMessage): SmsMessage => ({
  ...message,
  status: 'delivered',
  settled: true,
  attempts: 1,
  twilio_sid: `SM${digest(`out ${id}`, 32)}`,
});

export function putText(ledger: SeedLedger, { id, ...message }: WithId<SmsMessage>): void {
  ledger.put(`${collections.smsMessages}/${id}`, smsMessageSchema, message);
}

function putBooking(ledger: SeedLedger, { id, ...booking }: WithId<Booking>): void {
  ledger.put(`${collections.bookings}/${id}`, bookingSchema, booking);
}

function putWelcome(ledger: SeedLedger, booking: WithId<Booking>): void {
  const at = booking.confirmed_at ?? booking.created_at;
  const context = { tour: { name: booking.tour_name, stops: [] }, site, opens_at: opensAt(booking) };
  booking.phone_numbers.forEach((phone_number, i) => {
    const draft = {
      phone_number,
      message_content: renderHuntMessage({ kind: 'welcome' }, context),
      message_type: 'welcome',
      booking_id: booking.id,
      tour_name: booking.tour_name,
    };
    const id = `${booking.id}_welcome_${i}`;
    putText(ledger, { ...delivered(id, queuedText(draft, at)), id });
  });
}

/** Plays a plan text by text through the product's own hunt and writes the result. */
function writeHunt(ledger: SeedLedger, plan: SeededHunt, tours: SeededTours, now: Date): void {
  const started = new Date(now.getTime() - (plan.started ?? 0) * MINUTE);
  const { hunt: tour, plan: written } = tourOf(tours, plan.tour);
  let booking = paid(plan, tours, new Date(started.getTime() - 25 * MINUTE));
  const misses = written.stops.map((stop) => stop.misses);
  const keepTexts = now.getTime() - started.getTime() < TEXTS_KEPT;
  if (keepTexts) putWelcome(ledger, booking);
  const phones = new Map<string, SmsPhone>();
  for (const line of linesOf(plan, tour, misses)) {
    const at = new Date(started.getTime() + Math.round(line.after) * 1000);
    if (at > now) break;
    const from = number(plan.phones[line.phone] ?? plan.phones[0] ?? 0);
    const sid = `SM${digest(`${plan.key} ${at.getTime() - started.getTime()} ${line.text}`, 32)}`;
    const text = { ...receivedText({ sid, from, body: line.text, segments: 1 }, at), id: sid };
    const bookings = new Map([[from, [booking]]]);
    const tours = new Map([[booking.id, tour]]);
    const conditions = { site, now: new Date(at.getTime() + 900), countries: [], linkOf: () => null };
    const played = decideTexts({ texts: [text], bookings, phones, tours }, conditions);
    booking = played.hunt?.after ?? booking;
    for (const [number, phone] of played.phones) phones.set(number, phone);
    for (const { id, ...wrong } of played.hunt?.wrong ?? [])
      if (wrong.expires_at > now) ledger.put(`${collections.wrongAnswers}/${id}`, wrongAnswerSchema, wrong);
    if (!keepTexts) continue;
    for (const settled of textsAmong(played.settled)) putText(ledger, settled);
    for (const reply of played.outbox) putText(ledger, { ...delivered(reply.id, reply), id: reply.id });
  }
  for (const text of writeReviews(ledger, plan, { booking, phones, site, now }))
    if (keepTexts) putText(ledger, text.direction === 'outbound' ? { ...delivered(text.id, text), id: text.id } : text);
  putHunt(ledger, booking, tour);
}

/** Writes a hunt as it stands: its booking, its copy of the tour, its ended stops and its row. */
export function putHunt(ledger: SeedLedger, booking: WithId<Booking>, tour: HuntTour): void {
  putBooking(ledger, booking);
  ledger.put(documents.huntTour(booking.id), huntTourSchema, tour);
  for (const { id, ...stop } of finishedStops(newHunt(), booking, tour))
    ledger.put(`${collections.stopResults}/${id}`, finishedStopSchema, stop);
  if (booking.completed_at)
    ledger.put(
      `${collections.leaderboard}/${booking.id}`,
      leaderboardRowSchema,
      leaderboardRow(booking.id, booking, booking.completed_at),
    );
}

/** Writes bookings in every state: in progress, finished, ready, for a day, unpaid, expired, refunded. */
export function writeHunts(ledger: SeedLedger, tours: SeededTours, now: Date): void {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
  for (const plan of [...runningHunts, ...finishedHunts]) writeHunt(ledger, plan, tours, now);
  const waiting = [
    ...readyHunts.map((plan, i) => paid(plan, tours, ago(25 + i * 140))),
    ...huntsForDays.map((plan, i) => paid(plan, tours, ago(50 + i * 1500), dayAfter(londonDay(now), plan.ahead))),
  ];
  for (const booking of waiting) {
    putBooking(ledger, booking);
    putWelcome(ledger, booking);
  }
  const canal = { tour: 'canals-colour-tour', team: null, email: null } as const;
  putBooking(ledger, unpaid({ ...canal, key: 'pending', phones: [711] }, tours, ago(4)));
  const ranOut = paid({ ...canal, key: 'ran-out', phones: [712, 713] }, tours, ago(3 * 24 * 60));
  putBooking(ledger, { ...ranOut, ...expire(ranOut, ago(2 * 24 * 60)) });
  const givenBack = paid(
    { ...canal, key: 'given-back', phones: [714], email: 'jules@example.org' },
    tours,
    ago(5 * 24 * 60),
  );
  const all = { id: 're_seed0001', amount: givenBack.amount, status: 'succeeded', reason: null } as const;
  putBooking(ledger, { ...givenBack, ...refund(givenBack, [all], ago(4 * 24 * 60)) });
}
