import {
  type Booking,
  bookingSchema,
  confirm,
  dayAfter,
  draftBooking,
  expire,
  priceOf,
  refund,
  welcomeTexts,
  whyUnlisted,
} from '@streetlore/domain/booking';
import { type HuntTour, huntTourSchema, newHunt } from '@streetlore/domain/hunt';
import type { AskedInvoice } from '@streetlore/domain/invoice-to';
import { leaderboardRow, leaderboardRowSchema } from '@streetlore/domain/leaderboard';
import { collections, documents } from '@streetlore/domain/paths';
import { finishedStopSchema, finishedStops } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { joinTeam } from '@streetlore/domain/team';
import { earnedTickets, ticketSchema } from '@streetlore/domain/till';
import { londonDay } from '@streetlore/domain/time';
import { bookingId, number } from '../ids.ts';
import type { SeedLedger } from '../ledger.ts';
import { seededCodeHashOf, seededLinkOf } from '../links.ts';
import type { SeededTours } from '../tours/write.ts';
import { seededInvoice } from './invoice.ts';
import { putOrder } from './order.ts';
import { finishedHunts, huntsForDays, readyHunts, runningHunts, type SeededHunt } from './plan.ts';
import { playLines, putDelivered, putMessage, site } from './play.ts';
import { writeReviews } from './reviews.ts';
import { linesOf } from './texts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/**
 * The seed keeps the texts of hunts up to this age, in milliseconds. An older hunt keeps only its
 * place on the leaderboard.
 */
const TEXTS_KEPT = 6 * DAY;

export function tourOf(tours: SeededTours, id: string) {
  const tour = tours.get(id);
  if (!tour) throw new Error(`Seed: there is no tour ${id}`);
  return tour;
}

function unpaid(plan: SeededHunt, tours: SeededTours, at: Date, day: string | null = null): WithId<Booking> {
  const { plan: tour } = tourOf(tours, plan.tour);
  const id = bookingId(plan.key);
  const participants = plan.people ?? plan.phones.length;
  const price = priceOf(tour, participants).total;
  const input = {
    order_id: id,
    tour_id: tour.id,
    participants,
    phone_numbers: plan.phones.map(number),
    email: plan.email,
    team_name: plan.team,
    amount: plan.gift ? 0 : price,
    day,
  };
  const booking = draftBooking(input, { ...tour, stops_count: tour.stops.length }, `seed-visitor-${plan.key}`, at);
  return { ...booking, id, ...(plan.gift && { paid_by: { by: 'gift', pence: price } }) };
}

function paid(plan: SeededHunt, tours: SeededTours, at: Date, day: string | null = null): WithId<Booking> {
  const booking = unpaid(plan, tours, new Date(at.getTime() - 2 * MINUTE), day);
  return { ...booking, ...confirm(booking, at) };
}

/** A paid booking with the page that its link opens. */
const withPage = (booking: WithId<Booking>): WithId<Booking> => ({
  ...booking,
  page_id: seededLinkOf(booking).page_id,
});

/** A booking whose players have joined on the team's page, one after the other. */
export function joined(
  { players = [] }: { readonly players?: readonly string[] },
  booking: WithId<Booking>,
): WithId<Booking> {
  let found = booking;
  for (const [n, name] of players.entries()) {
    const decision = joinTeam(found, name, new Date(booking.created_at.getTime() + (4 + n) * MINUTE));
    if (!decision.ok) throw new Error(`Seed: ${name} cannot join: ${decision.problem.message}`);
    found = { ...found, ...decision.value };
  }
  return found;
}

function putBooking(ledger: SeedLedger, { id, ...booking }: WithId<Booking>): void {
  ledger.put(`${collections.bookings}/${id}`, bookingSchema, booking);
}

function putPaid(ledger: SeedLedger, booking: WithId<Booking>, invoice: AskedInvoice | null = null): void {
  putBooking(ledger, booking);
  putOrder(ledger, booking, { invoice });
}

export function putWelcome(ledger: SeedLedger, booking: WithId<Booking>): void {
  const { address: link } = seededLinkOf(booking);
  const at = booking.confirmed_at ?? booking.created_at;
  for (const { id, message } of welcomeTexts(booking.id, booking, { site, link }, at))
    putDelivered(ledger, { ...message, id });
}

/** Plays a plan text by text through the product's own hunt and writes the result. */
function writeHunt(ledger: SeedLedger, plan: SeededHunt, tours: SeededTours, now: Date): void {
  const started = new Date(now.getTime() - (plan.started ?? 0) * MINUTE);
  const { hunt: tour, plan: written } = tourOf(tours, plan.tour);
  const isTold = now.getTime() - started.getTime() < TEXTS_KEPT;
  const booked = joined(plan, paid(plan, tours, new Date(started.getTime() - 25 * MINUTE)));
  const booking = isTold ? withPage(booked) : booked;
  if (isTold) putWelcome(ledger, booking);
  const lines = linesOf(
    plan,
    tour,
    written.stops.map((stop) => stop.misses),
  );
  putPlayed(ledger, plan, lines, { booking, tour, started, isTold, now });
}

/** Plays lines and writes the hunt as it then stands, with the reviews of its phones and its page. */
export function putPlayed(...[ledger, plan, lines, start]: Parameters<typeof playLines>): void {
  const { booking, phones } = playLines(ledger, plan, lines, start);
  const { tour, isTold, now } = start;
  for (const text of writeReviews(ledger, plan, { booking, phones, site, now })) {
    if (isTold && text.direction === 'outbound') putDelivered(ledger, text);
    else if (isTold) putMessage(ledger, text);
  }
  putHunt(ledger, withRedeemed(booking), tour);
  putOrder(ledger, booking, plan);
}

/** A hunt of which the partners with an odd number have redeemed what was fetched, a minute before CLAIMED. */
function withRedeemed(booking: WithId<Booking>): WithId<Booking> {
  const results = booking.hunt.results.map((result) =>
    result.claimed_at && result.stop_number % 2 === 1
      ? { ...result, redeemed_at: new Date(result.claimed_at.getTime() - MINUTE) }
      : result,
  );
  return { ...booking, hunt: { ...booking.hunt, results } };
}

/** Writes a hunt as it stands: its booking, its copy of the tour, its ended stops and its row. */
export function putHunt(ledger: SeedLedger, booking: WithId<Booking>, tour: HuntTour): void {
  putBooking(ledger, booking);
  ledger.put(documents.huntTour(booking.id), huntTourSchema, tour);
  for (const { id, ...stop } of finishedStops(newHunt(), booking, tour))
    ledger.put(`${collections.stopResults}/${id}`, finishedStopSchema, stop);
  const hashOf = (stop: number) => seededCodeHashOf(booking.id, stop);
  for (const { id, ...ticket } of earnedTickets(newHunt(), booking, tour, hashOf)) {
    const redeemed_at = booking.hunt.results.find((one) => one.stop_number === ticket.stop_number)?.redeemed_at ?? null;
    const redeemed_by = redeemed_at ? 'till' : null;
    ledger.put(`${collections.tickets}/${id}`, ticketSchema, { ...ticket, redeemed_at, redeemed_by });
  }
  if (booking.completed_at && whyUnlisted(booking) === null)
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
    ...readyHunts.map((plan, i) => joined(plan, paid(plan, tours, ago(25 + i * 140)))),
    ...huntsForDays.map((plan, i) => paid(plan, tours, ago(50 + i * 1500), dayAfter(londonDay(now), plan.ahead))),
  ];
  for (const booking of waiting.map(withPage)) {
    putPaid(ledger, booking);
    putWelcome(ledger, booking);
  }
  const canal = { tour: 'canals-colour-tour', team: null, email: null } as const;
  putPaid(ledger, unpaid({ ...canal, key: 'pending', phones: [711] }, tours, ago(4)));
  const ranOut = paid({ ...canal, key: 'ran-out', phones: [712, 713] }, tours, ago(3 * 24 * 60));
  putPaid(ledger, { ...ranOut, ...expire(ranOut, ago(2 * 24 * 60)) });
  const givenBack = paid(
    { ...canal, key: 'given-back', phones: [714], email: 'jules@example.org' },
    tours,
    ago(5 * 24 * 60),
  );
  const all = { id: 're_seed0001', amount: givenBack.amount, reason: null, at: ago(4 * 24 * 60) };
  const refunded = refund(givenBack, [{ ...all, status: 'succeeded', returned_at: null }], all.at);
  putPaid(
    ledger,
    { ...givenBack, ...refunded },
    seededInvoice({ company: 'Jules Okafor Design', address: '7 Andrews Road\nLondon E8 4QL' }),
  );
}
