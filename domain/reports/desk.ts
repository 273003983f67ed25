import {
  type DecisionAction,
  type DecisionReason,
  decisionReasons,
  type ReportCase,
  type ReportedKind,
  type ReportReason,
  reportReasons,
} from './schema.ts';

const OF_EVERYTHING: readonly DecisionAction[] = ['keep', 'hide', 'answer'];
const WITH_AN_ARTIST: readonly DecisionAction[] = ['keep', 'hide', 'correct_artist', 'answer'];

/** What an admin can do about a thing of each kind: only photos have a sender who sends more, and only pictures an artist. */
export const actionsOf: Readonly<Record<ReportedKind, readonly DecisionAction[]>> = {
  photo: ['keep', 'hide', 'hide_and_refuse', 'correct_artist', 'answer'],
  review: OF_EVERYTHING,
  team: OF_EVERYTHING,
  post: WITH_AN_ARTIST,
};

const TO_HIDE: readonly DecisionReason[] = [
  'sexual_or_child',
  'unlawful',
  'hate_or_threat',
  'shows_a_person',
  'artists_wish',
  'fake',
  'not_street_art',
];

/** The reasons that an action can have. */
export const reasonsOf: Readonly<Record<DecisionAction, readonly DecisionReason[]>> = {
  keep: ['within_rules'],
  hide: TO_HIDE,
  hide_and_refuse: TO_HIDE,
  correct_artist: ['artist_corrected'],
  answer: decisionReasons,
};

const agreed: Readonly<Partial<Record<ReportReason, DecisionReason>>> = {
  illegal: 'unlawful',
  child: 'sexual_or_child',
  hate: 'hate_or_threat',
  shows_me: 'shows_a_person',
  my_artwork: 'artists_wish',
};

/** The reason that an action has if the admin agrees with the reports, the gravest of them first. */
export function likelyReason(action: DecisionAction, { reasons }: Pick<ReportCase, 'reasons'>): DecisionReason {
  const possible = reasonsOf[action];
  const named = reportReasons.filter((reason) => (reasons[reason] ?? 0) > 0).map((reason) => agreed[reason]);
  const [first = 'within_rules'] = possible;
  return named.find((reason) => reason !== undefined && possible.includes(reason) && action !== 'answer') ?? first;
}
