/** Why an admin decided about a reported thing. That a review is bad is none of the reasons. */
export const decisionReasons = [
  'within_rules',
  'unlawful',
  'sexual_or_child',
  'hate_or_threat',
  'shows_a_person',
  'artists_wish',
  'artist_corrected',
  'fake',
  'not_street_art',
  'not_found',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/** The reasons for which a player's review is hidden. */
export const reviewHidingReasons = [
  'unlawful',
  'sexual_or_child',
  'hate_or_threat',
  'shows_a_person',
  'fake',
] as const satisfies readonly DecisionReason[];

/** The reasons of a decision, each as a sentence of the mail to reporter and sender. */
export const decisionSentences: Readonly<Record<DecisionReason, string>> = {
  within_rules: 'It is within our rules.',
  unlawful: 'It is against the law.',
  sexual_or_child: 'It is sexual, or it puts a child at risk.',
  hate_or_threat: 'It is hate or a threat.',
  shows_a_person: 'It shows or names a person who does not want that.',
  artists_wish: 'The artist of the work wishes so.',
  artist_corrected: 'The artist is named correctly now.',
  fake: 'It is fake: it is not what it claims to be.',
  not_street_art: 'It does not show street art.',
  not_found: 'It was already gone.',
};
