import { type Booking, dayName, yourHuntTexts } from '@streetlore/domain/booking';

type Phase = {
  readonly label: string;
  readonly tone: 'plain' | 'good' | 'warn' | 'bad';
};

const phases: Readonly<Record<Booking['hunt']['phase'], Phase>> = {
  ready: { label: 'Waiting for START', tone: 'plain' },
  puzzle: { label: 'On a puzzle', tone: 'warn' },
  reward: { label: 'At a reward', tone: 'good' },
  completed: { label: 'Completed', tone: 'good' },
  stopped: { label: 'Stopped', tone: 'bad' },
};

/** The state of a hunt at `now`, in an admin's words. A hunt for a later day cannot be started yet. */
export function phaseOf(
  { hunt, start_window, party }: Pick<Booking, 'hunt' | 'start_window' | 'party'>,
  now: Date,
): Phase {
  if (hunt.paused && hunt.phase !== 'completed') return { label: 'Paused', tone: 'bad' };
  if (hunt.phase === 'ready' && start_window && start_window.opens_at > now)
    return { label: `Booked for ${dayName(start_window.day, now)}`, tone: 'plain' };
  if (hunt.phase === 'ready' && party?.held) return { label: yourHuntTexts.states.held, tone: 'plain' };
  return phases[hunt.phase];
}
