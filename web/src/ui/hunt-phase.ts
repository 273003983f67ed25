import type { Booking } from '@streetlore/domain/booking';

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

/** The state of a hunt, in an admin's words. */
export function phaseOf({ hunt }: Pick<Booking, 'hunt'>): Phase {
  return hunt.paused && hunt.phase !== 'completed' ? { label: 'Paused', tone: 'bad' } : phases[hunt.phase];
}
