import { bookingAfterStep } from '../booking/after-step.ts';
import { opensAt } from '../booking/lifecycle.ts';
import type { Booking, HuntChange } from '../booking/schema.ts';
import { playText } from '../hunt/machine.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { type Decision, decided } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import { formatWeekdayMoment } from '../time/index.ts';
import type { OrderOfParty } from './party-schema.ts';
import { isOpen, refusedForParty, releasedTeams, teamsThatWait, withoutHold } from './teams.ts';
import { partyTexts } from './texts.ts';

/** A team that has just begun: its booking before and after, its tour, and what its phones are told. */
type StartedTeam = {
  before: WithId<Booking>;
  after: WithId<Booking>;
  tour: HuntTour;
  messages: HuntMessage[];
};

/** What GO changes. A team that cannot begin now is released: it starts by itself later. */
type StartedParty = { started: StartedTeam[]; released: HuntChange[] };

/**
 * GO: the hunts of all teams that wait begin at the same moment, each as its own START would begin it.
 * There is one GO, so no team waits for it any longer: neither one that has expired nor one that an
 * admin has moved to a later day.
 * @param tourOf the tour of a team's hunt; null when it cannot be played
 */
export function startParty(
  { party, ...order }: Pick<OrderOfParty, 'party' | 'confirmed_at' | 'cancelled_at'>,
  teams: readonly WithId<Booking>[],
  tourOf: (bookingId: string) => HuntTour | null,
  now: Date,
): Decision<StartedParty> {
  const open = isOpen(order);
  if (!open.ok) return open;
  if (party.starts === 'each') return refusedForParty(partyTexts.eachStarts);
  if (party.went_at !== null) return refusedForParty(partyTexts.wentAlready);
  const waiting = teamsThatWait(teams, now);
  if (waiting.length === 0) return refusedForParty(partyTexts.nobodyWaits);
  const ready = waiting.filter((booking) => (opensAt(booking) ?? now) <= now);
  const opens = waiting.flatMap((booking) => opensAt(booking) ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  if (ready.length === 0 && opens[0]) return refusedForParty(partyTexts.notYet(formatWeekdayMoment(opens[0])));
  const started: StartedTeam[] = [];
  for (const booking of ready) {
    const tour = tourOf(booking.id);
    if (!tour) return refusedForParty(partyTexts.cannotBePlayed);
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
    started.push({
      before: booking,
      after: bookingAfterStep({ ...booking, ...withoutHold(booking) }, step, tour, now),
      tour,
      messages,
    });
  }
  return decided({ started, released: releasedTeams(teams, new Set(ready.map(({ id }) => id))) });
}
