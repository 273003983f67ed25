import type { HuntMessage } from '../hunt/messages.ts';
import type { WithId } from '../query/index.ts';
import type { TeamLine } from './schema.ts';

/** How long (ms) a line is kept: as long as texts are at most. */
const LINES_KEPT = 365 * 86_400_000;

type Said = Omit<TeamLine, 'expires_at'> & { id: string };

export const lineOf = (said: Said): WithId<TeamLine> => ({
  ...said,
  expires_at: new Date(said.at.getTime() + LINES_KEPT),
});

/**
 * Not for the transcript: the link to the booking, whose holder may cancel it, or a question that
 * the page has a form for.
 */
const leftOut: readonly HuntMessage['kind'][] = [
  'link',
  'welcome',
  'day_before',
  'ask_review',
  'review_thanks',
  'opted_in',
];

export const isInTranscript = ({ kind }: HuntMessage): boolean => !leftOut.includes(kind);
