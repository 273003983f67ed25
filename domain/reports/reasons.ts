import { type DecisionReason, reviewHidingReasons } from '../decision-reasons/index.ts';
import type { DecisionAction, ReportedKind } from './schema.ts';

/** The reasons for which a thing of each kind is hidden. */
const hiding: Readonly<Record<ReportedKind, readonly DecisionReason[]>> = {
  photo: ['unlawful', 'sexual_or_child', 'hate_or_threat', 'shows_a_person', 'artists_wish', 'fake', 'not_street_art'],
  review: reviewHidingReasons,
  team: ['unlawful', 'sexual_or_child', 'hate_or_threat', 'shows_a_person'],
  post: ['unlawful', 'sexual_or_child', 'hate_or_threat', 'shows_a_person', 'artists_wish'],
};

/** What an admin may do about a thing of a kind. Only photos have an artist, and senders who send more. */
export const actionsOf = (kind: ReportedKind): readonly DecisionAction[] =>
  kind === 'photo' ? ['keep', 'hide', 'hide_and_refuse', 'correct_artist', 'answer'] : ['keep', 'hide', 'answer'];

/** The reasons that an action about a thing of a kind may have. */
export function reasonsOf(action: DecisionAction, kind: ReportedKind): readonly DecisionReason[] {
  switch (action) {
    case 'keep':
      return ['within_rules'];
    case 'answer':
      return ['within_rules', 'not_found'];
    case 'correct_artist':
      return ['artist_corrected'];
    case 'hide':
    case 'hide_and_refuse':
      return hiding[kind];
  }
}
