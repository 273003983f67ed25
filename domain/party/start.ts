import { bookingAfterStep } from '../booking/after-step.ts';
import { opensAt } from '../booking/lifecycle.ts';
import type { Booking } from '../booking/schema.ts';
import { playText } from '../hunt/machine.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { type Decision, decided } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import { formatWeekdayMoment } from '../time/index.ts';
import { isOpen, noParty, teamsThatWait } from './change-party.ts';
import type { Party } from './schema.ts';
import { partyTexts } from './texts.ts';

/** A team that has just begun: its booking before and after, its tour, and what its phones are told. */
export type StartedTeam = {
  before: WithId<Booking>;
  after: WithId<Booking>;
  tour: HuntTour;
  messages: HuntMessage[];
};

/**
 * GO: the hunts of all teams that wait begin at the same moment, each as its own START would begin it.
 * @param tourOf the tour of a team's hunt; null when it cannot be played
 */
export function startParty(
  party: Party,
  teams: readonly WithId<Booking>[],
  tourOf: (bookingId: string) => HuntTour | null,
  now: Date,
): Decision<StartedTeam[]> {
  const open = isOpen(party);
  if (!open.ok) return open;
  if (party.starts === 'each') return noParty(partyTexts.eachStarts);
  if (party.went_at !== null) return noParty(partyTexts.wentAlready);
  const waiting = teamsThatWait(teams, now);
  if (waiting.length === 0) return noParty(partyTexts.nobodyWaits);
  const opens = waiting.flatMap((booking) => opensAt(booking) ?? []).find((at) => at > now);
  if (opens) return noParty(partyTexts.notYet(formatWeekdayMoment(opens)));
  const started: StartedTeam[] = [];
  for (const booking of waiting) {
    const tour = tourOf(booking.id);
    if (!tour) return noParty(partyTexts.cannotBePlayed);
    const released = { ...booking, ...(booking.party && { party: { ...booking.party, held: false } }) };
    // No phone of the team has sent this START, as with an admin's step.
    const step = playText({
      state: booking.hunt,
      tour,
      sender: '',
      phones: [...new Set(booking.phone_numbers)],
      text: 'START',
      now,
      expires_at: booking.expires_at,
    });
    const messages = step.messages.map(({ message }) => message);
    started.push({ before: booking, after: bookingAfterStep(released, step, tour, now), tour, messages });
  }
  return decided(started);
}
