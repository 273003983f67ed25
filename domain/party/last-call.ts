import * as z from 'zod/mini';
import { bookingAfterStep } from '../booking/after-step.ts';
import { pageToken } from '../booking/booking-page.ts';
import type { Booking } from '../booking/schema.ts';
import { documentId, line, optionalText } from '../fields/index.ts';
import { endHunt } from '../hunt/commands-that-play.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { markedIfTooFast } from '../leaderboard/too-fast.ts';
import { type Decision, decided } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import { fromLondonInput, toLondonInput } from '../time/index.ts';
import { withMessage } from './message.ts';
import type { OrderOfParty, Party } from './party-schema.ts';
import { isIn, isOpen, refusedForParty } from './teams.ts';
import { lastCallTexts as texts } from './texts.ts';

/** The most characters of the place where a party meets: the text to the teams stays one segment. */
const MAX_MEETING_PLACE = 50;

/** A time of the clock in London, `HH:MM`. */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, texts.clock));

/** The form, and with the link the input of `callLast`. `ends` is null for an end at this moment. */
export const lastCallForm = z.object({
  place: line(MAX_MEETING_PLACE, texts.placeMissing),
  meet: clock,
  ends: optionalText(clock),
});
export type LastCallForm = z.output<typeof lastCallForm>;
export const callLastInput = z.strictObject({ token: pageToken, request_id: documentId, ...lastCallForm.shape });

/** A team before and after the last call, and what it is told. */
type CalledTeam = { before: WithId<Booking>; after: WithId<Booking>; messages: HuntMessage[] };

/** What the last call changes. No team changes where the clock is to call later. */
type LastCall = { party: Party; teams: CalledTeam[] };

/** The next moment at which a clock in London shows `HH:MM`. After midnight that is tomorrow. */
export function nextAt(clockTime: string, now: Date): Date | null {
  const on = (day: Date) => fromLondonInput(`${toLondonInput(day).slice(0, 10)}T${clockTime}`);
  const today = on(now);
  return today && today <= now ? on(new Date(now.getTime() + 24 * 3_600_000)) : today;
}

/** How far ahead (ms) the clock can be set. */
const MAX_AHEAD = 12 * 3_600_000;

/**
 * The organiser's last call. It ends the hunts of all teams with the points so far, and tells every
 * team where and when all meet. With `ends` the clock does this later. Until then the organiser may
 * change place and times.
 */
export function callLast(
  order: Pick<OrderOfParty, 'party' | 'confirmed_at' | 'cancelled_at'>,
  teams: readonly WithId<Booking>[],
  tourOf: (bookingId: string) => HuntTour | null,
  { place, meet, ends }: LastCallForm,
  now: Date,
): Decision<LastCall> {
  const open = isOpen(order);
  if (!open.ok) return open;
  const { party } = order;
  if (party.last_call?.called_at) return refusedForParty(texts.calledAlready);
  if (!teams.some(isUnderWay)) return refusedForParty(texts.nobodyPlays);
  const ends_at = ends === null ? now : nextAt(ends, now);
  if (!ends_at || ends_at.getTime() - now.getTime() > MAX_AHEAD) return refusedForParty(texts.tooFar, 'ends');
  const waiting = { ...party, last_call: { place, meet, ends_at, called_at: null } };
  return ends === null ? decided(called(waiting, teams, tourOf, now)) : decided({ party: waiting, teams: [] });
}

/** The last call at the time for which the clock was set. @returns null when none is due */
export function callLastByClock(
  party: Party,
  teams: readonly WithId<Booking>[],
  tourOf: (bookingId: string) => HuntTour | null,
  now: Date,
): LastCall | null {
  const { last_call } = party;
  if (!last_call || last_call.called_at || last_call.ends_at > now) return null;
  return called(party, teams, tourOf, now);
}

function called(
  party: Party,
  teams: readonly WithId<Booking>[],
  tourOf: (bookingId: string) => HuntTour | null,
  now: Date,
): LastCall {
  const last_call = party.last_call && { ...party.last_call, called_at: now };
  const place = last_call?.place ?? '';
  const meet = last_call?.meet ?? '';
  return {
    party: { ...party, last_call, messages: withMessage(party, texts.toAll(place, meet), now) },
    teams: teams.filter(isIn).map((before) => {
      const tour = tourOf(before.id);
      const told = { ...before, ...(before.party && { party: { ...before.party, last_call: { place, meet } } }) };
      if (!tour || !isUnderWay(before))
        return { before, after: told, messages: [{ kind: 'last_call', place, meet, score: null }] };
      const input = {
        state: before.hunt,
        tour,
        sender: '',
        phones: before.phone_numbers,
        text: '',
        now,
        expires_at: null,
      };
      const step = endHunt(input);
      // The way counts up to the wall where the team stood.
      const walked = { stops: tour.stops.slice(0, step.state.results.length) };
      const after = markedIfTooFast(bookingAfterStep(told, step, tour, now), walked);
      const others = step.messages.map(({ message }) => message).filter(({ kind }) => kind !== 'completion');
      return { before, after, messages: [{ kind: 'last_call', place, meet, score: after.hunt.score }, ...others] };
    }),
  };
}

/**
 * Whether the last call ends a hunt. A hunt that we hold, because somebody may be in danger, stays as it is
 * until an admin has ended that.
 */
const isUnderWay = ({ status, started_at, hunt }: WithId<Booking>): boolean =>
  status === 'confirmed' && started_at !== null && !(hunt.paused && !hunt.pause_ends_at);
