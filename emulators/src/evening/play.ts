import { createHash } from 'node:crypto';
import { type Booking, confirm, draftBooking, priceOf } from '@streetlore/domain/booking';
import { type HuntTour, renderHuntMessage } from '@streetlore/domain/hunt';
import { type HuntNeeds, needsOf } from '@streetlore/domain/needs';
import { decideTexts, type StopReport, type WrongAnswer } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import {
  type LoggedMessage,
  messageFromPage,
  openPlea,
  queuedText,
  receivedText,
  type SmsMessage,
  type SmsPhone,
} from '@streetlore/domain/sms';
import { after } from '@streetlore/domain/time';
import { siteUrl } from '../config.ts';
import { joined } from '../seed/hunts/write.ts';
import type { SeedLedger } from '../seed/ledger.ts';
import { seededLinkOf } from '../seed/links.ts';
import type { TourPlan } from '../seed/tours/plan.ts';
import type { EveningTeam } from './plan.ts';

const MINUTE = 60_000;
const digest = (text: string, length: number) => createHash('sha1').update(text).digest('hex').slice(0, length);
/** A number of Ofcom's drama range: 07700 900100 and up, which the seed does not use. */
export const numberOf = (digits: number) => `+447700900${String(digits).padStart(3, '0')}`;
const site = new URL(siteUrl).host;

/** A team's hunt as far as it has been played. */
export type PlayedTeam = {
  plan: EveningTeam;
  booking: WithId<Booking>;
  /** The payment of the booking; null until it is opened. */
  intentId: string | null;
  tour: HuntTour;
  phones: Map<string, SmsPhone>;
  messages: WithId<LoggedMessage>[];
  /** What stands below the page of a team that plays there. */
  shown: Parameters<SeedLedger['tell']>[1][];
  /** The wrong answers that were texted. */
  wrong: WithId<WrongAnswer>[];
  /** What players reported about stops. */
  reports: WithId<StopReport>[];
  played: number;
  startedAt: Date | null;
};

/** The confirmed booking of a team, before its first text and without its payment. `end` is the evening's end. */
export function bookedTeam(plan: EveningTeam, tour: { plan: TourPlan; hunt: HuntTour }, end: Date): PlayedTeam {
  const paidAt = after(end, -plan.paid * MINUTE);
  const phone_numbers = plan.phones.map(numberOf);
  const isOnPage = plan.players.length > 0;
  const participants = phone_numbers.length + plan.players.length;
  const input = {
    order_id: digest(`evening ${plan.key}`, 20),
    tour_id: plan.tour,
    participants,
    phone_numbers,
    email: isOnPage ? `${plan.key}@example.org` : null,
    team_name: plan.team,
    amount: priceOf(tour.plan, participants).total,
  };
  const offered = { ...tour.plan, stops_count: tour.plan.stops.length };
  const draft = draftBooking(input, offered, `evening-visitor-${plan.key}`, after(paidAt, -2 * MINUTE));
  const unpaid = { ...draft, id: input.order_id };
  const paid = { ...unpaid, ...confirm(unpaid, paidAt) };
  const booking = isOnPage ? joined(plan, { ...paid, page_id: seededLinkOf(paid).page_id }) : paid;
  const played: PlayedTeam = {
    plan,
    booking,
    intentId: null,
    tour: tour.hunt,
    phones: new Map(),
    messages: [],
    shown: [],
    wrong: [],
    reports: [],
    played: 0,
    startedAt: plan.started === null ? null : after(end, -plan.started * MINUTE),
  };
  const words = renderHuntMessage({ kind: 'welcome' }, { tour: tour.hunt, site });
  for (const [n, phone_number] of phone_numbers.entries()) {
    const draft = { phone_number, message_content: words, message_type: 'welcome', booking_id: booking.id };
    const id = `${booking.id}_welcome_${n}`;
    send(played, { ...queuedText({ ...draft, tour_name: booking.tour_name }, paidAt), id });
  }
  return played;
}

/**
 * Plays the planned texts that were sent by a time, through the product's own machine.
 * @returns whether there were any
 */
export function playUntil(team: PlayedTeam, now: Date): boolean {
  const { plan, startedAt } = team;
  if (!startedAt) return false;
  const before = team.played;
  const texts = [{ at: 0, sender: 0, text: 'START' }, ...plan.texts];
  for (let next = texts[team.played]; next; next = texts[team.played]) {
    const at = after(startedAt, Math.round(next.at * MINUTE));
    if (at > now) break;
    team.played += 1;
    const sid = `SM${digest(`${plan.key} ${team.played} ${next.text}`, 32)}`;
    const said = { ...messageOf(team, next, at, sid), id: sid };
    const { booking } = team;
    const gathered = {
      texts: [said],
      bookings: new Map([[said.phone_number ?? booking.id, [booking]]]),
      phones: team.phones,
      tours: new Map([[booking.id, team.tour]]),
    };
    const outcome = decideTexts(gathered, { site, now: after(at, 900), countries: [], linkOf: () => null });
    team.booking = outcome.hunt?.after ?? booking;
    team.wrong.push(...(outcome.hunt?.wrong ?? []));
    team.reports.push(...(outcome.hunt?.reports ?? []));
    for (const [number, phone] of outcome.phones) team.phones.set(number, phone);
    team.messages.push(...outcome.settled, ...outcome.pageReplies);
    team.shown.push({ stops: outcome.hunt?.shown ?? [], lines: outcome.lines });
    for (const reply of outcome.outbox) send(team, reply);
  }
  return team.played > before;
}

/** What somebody sends, as the text of a phone or as the message of a player on the page. */
function messageOf(
  { plan, booking }: PlayedTeam,
  { sender, text }: { sender: number; text: string },
  at: Date,
  sid: string,
) {
  const page_player = plan.players[sender];
  if (page_player === undefined) {
    const from = numberOf(plan.phones[sender] ?? plan.phones[0] ?? 0);
    return receivedText({ sid, from, body: text, segments: 1 }, at);
  }
  const { phase, stop_number } = booking.hunt;
  const about = { booking_id: booking.id, tour_name: booking.tour_name, page_player };
  return messageFromPage({ ...about, message_content: text, seen: { phase, stop_number } }, at);
}

/** Marks a queued text as delivered, or as failed on the phone that gets no texts. */
function send({ plan, messages }: PlayedTeam, text: WithId<SmsMessage>): void {
  const isDeaf = plan.deaf !== undefined && text.phone_number === numberOf(plan.phones[plan.deaf] ?? -1);
  messages.push({
    ...text,
    settled: true,
    attempts: 1,
    twilio_sid: `SM${digest(`out ${text.id}`, 32)}`,
    ...(isDeaf
      ? { status: 'failed', error_code: 30005, error_message: 'This number is not in use' }
      : { status: 'delivered' }),
  });
}

/** The facts in the conversation of a phone, or of the page (null), from which a hunt's needs are derived. */
function talkOf({ messages }: PlayedTeam, number: string | null) {
  const own = messages.filter(({ phone_number }) => phone_number === number);
  const last = own.at(-1);
  const failed = own.findLast(({ direction }) => direction === 'outbound')?.status === 'failed';
  return last ? { plea: openPlea(own), failed, last_at: last.sent_at } : null;
}

/** What a team needs at a time. */
export function needsAt(team: PlayedTeam, now: Date, before: Omit<HuntNeeds, 'counted_at'> | null) {
  const { booking, tour } = team;
  const conversations = booking.phone_numbers.map((number) => talkOf(team, number));
  return needsOf({
    booking,
    tour: booking.hunt.phase === 'ready' ? null : tour,
    conversations,
    page: talkOf(team, null),
    before,
    now,
  });
}
