import type { HuntMessage } from './messages.ts';
import { scoring } from './score.ts';
import type { HuntStop, HuntTour } from './tour.ts';

/** What a right answer to a look earns in a tour. */
export const lookPoints = (tour: Pick<HuntTour, 'scoring'>): number => (tour.scoring ?? scoring).look;

/**
 * The lines below a puzzle that ask the stop's look (its bonus question), the better one first; empty without
 * a look.
 */
export const lookLines = ({ look }: HuntStop, points: number): string[] =>
  look ? [asked(look.question, points), `Text LOOK for +${points}.`] : [];

const asked = (question: string, points: number) => `Look: ${question} Text LOOK and your answer, +${points}.`;

const NO_LOOK = 'This stop has no look, only its puzzle.';

/** The reply to LOOK, and to an answer to a look. */
export function lookText(says: Says, { look }: Pick<HuntStop, 'look'>, points: number): string {
  switch (says) {
    case 'question':
      return look ? asked(look.question, points) : NO_LOOK;
    case 'right':
      return `Good eyes! ${points} ${points === 1 ? 'point' : 'points'} more.`;
    case 'wrong':
      return 'Not that. Look again: no points lost.';
    case 'enough':
      return 'Not that either. From now on we answer the right look only.';
    case 'known':
      return 'You have found the look of this stop already.';
    case 'none':
      return NO_LOOK;
  }
}

type Says = Extract<HuntMessage, { kind: 'look' }>['says'];
