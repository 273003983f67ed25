import { type Artist, MAX_ARTIST_LENGTH } from '@streetlore/domain/artist';
import { line, optionalText, webAddress } from '@streetlore/domain/fields';
import { type DecisionAction, decideCaseInput, likelyReason } from '@streetlore/domain/reports';
import * as z from 'zod/mini';
import type { ListedCase } from './data.ts';
import { caseTexts as texts } from './texts.ts';

const { reason, words } = decideCaseInput.shape;
const fields = z.object({
  reason,
  words,
  name: line(MAX_ARTIST_LENGTH),
  link: optionalText(webAddress),
  unknown: z.boolean(),
});
export type DecisionValues = z.input<typeof fields>;
export type DecisionOutput = z.output<typeof fields>;

/** The form of a decision. The artist's fields count only where the artist is corrected. */
export const decisionForm = (action: DecisionAction) =>
  fields.check(
    z.refine((given) => action !== 'correct_artist' || given.unknown || given.name !== '', {
      path: ['name'],
      error: texts.artistNeeded,
    }),
  );

export const decisionOpened = (action: DecisionAction, listed: ListedCase): DecisionValues => ({
  reason: likelyReason(action, listed),
  words: '',
  name: listed.artist?.name ?? '',
  link: listed.artist?.link ?? '',
  unknown: false,
});

/** Null unless the artist is corrected. */
export function artistIn(action: DecisionAction, { name, link, unknown }: DecisionOutput): Artist | null {
  if (action !== 'correct_artist') return null;
  return unknown ? { name: null, link: null } : { name, link };
}
