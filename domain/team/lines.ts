import type { HuntMessage } from '../hunt/messages.ts';
import type { WithId } from '../query/index.ts';
import type { TeamLine } from './schema.ts';

/** How long (ms) a line is kept, which is the longest time for which texts are kept. */
const LINES_KEPT = 365 * 86_400_000;

type Said = Omit<TeamLine, 'expires_at'> & { id: string };

export const lineOf = (said: Said): WithId<TeamLine> => ({
  ...said,
  expires_at: new Date(said.at.getTime() + LINES_KEPT),
});

/**
 * Messages that stay out of the transcript: those with the link to the booking, with which a reader could
 * cancel it, those for which the page has a form or a box, and the reply to an opt-in.
 */
const leftOut: readonly HuntMessage['kind'][] = [
  'link',
  'welcome',
  'day_before',
  'safety',
  'ask_review',
  'review_thanks',
  'opted_in',
];

export const isInTranscript = ({ kind }: HuntMessage): boolean => !leftOut.includes(kind);
