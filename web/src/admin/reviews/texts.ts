import type { reviewHidingReasons } from '@streetlore/domain/decision-reasons';
import type { ReviewStatus } from '@streetlore/domain/reviews';
import type { ReviewFilter } from './data.ts';

export const reviewTexts = {
  loading: 'Loading reviews...',
  failed: 'The reviews could not be loaded.',
  lead: "What players reply when they are asked how their hunt was. Reviews that are shown stand on the tour's page and make its rating; one with personal data, a link or rude words waits here first.",
  label: 'Reviews',
  filters: { held: 'To check', shown: 'Shown', hidden: 'Hidden', all: 'All' } satisfies Record<ReviewFilter, string>,
  empty: {
    held: 'Nothing to check',
    shown: 'No review is shown yet',
    hidden: 'No review is hidden',
    all: 'No reviews yet',
  } satisfies Record<ReviewFilter, string>,
  status: { held: 'To check', shown: 'Shown', hidden: 'Hidden' } satisfies Record<ReviewStatus, string>,
  noWords: 'No words, only stars.',
  answered: 'Answer',
  show: 'Show',
  hide: 'Hide',
  hideTitle: 'Hide this review',
  hidden: 'The review is hidden',
  why: 'Why',
  whyHint: 'That a review is bad is no reason. Its stars still count, unless it is fake or against the law.',
  choose: 'Choose a reason',
  noReason: 'Please choose a reason',
  reasons: {
    unlawful: 'Against the law',
    sexual_or_child: 'Sexual, or about a child',
    hate_or_threat: 'Hate or a threat',
    shows_a_person: 'Names a person',
    fake: 'Fake: not by a player',
  } satisfies Record<(typeof reviewHidingReasons)[number], string>,
  answer: 'Answer',
  changeAnswer: 'Change answer',
  named: (action: string, team: string, tour: string) => `${action}: ${team} on ${tour}`,
  statusFailed: 'The review could not be changed',
  answerTitle: 'Answer this review',
  answerHint: "Everybody reads it under the review on the tour's page. Save it empty to remove the answer.",
  answerFailed: 'The answer could not be saved',
  saved: 'The answer has been saved',
} as const;
