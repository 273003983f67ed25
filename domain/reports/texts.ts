import type { DecisionAction, ReportedKind, ReportReason } from './schema.ts';

export const kindNames: Readonly<Record<ReportedKind, string>> = {
  photo: 'photo',
  review: 'review',
  team: 'team name',
  post: 'blog post',
};

/** The reasons as the form offers them. */
export const reasonNames: Readonly<Record<ReportReason, string>> = {
  illegal: 'It is illegal',
  child: 'It is sexual, or about a child',
  hate: 'It is hate or a threat',
  shows_me: 'It shows me',
  my_artwork: 'It is my artwork',
  wrong_artist: 'The artist is wrong',
  other: 'Something else',
};

export const actionNames: Readonly<Record<DecisionAction, string>> = {
  keep: 'Keep it',
  hide: 'Hide it',
  hide_and_refuse: 'Hide it, refuse next photos',
  correct_artist: 'Correct the artist',
  answer: 'Answer only',
};

export { decisionSentences } from '../decision-reasons/index.ts';

/** The page of a decision's link. `thing` is such as 'the photo "Fox"'. */
export const appealPageTexts = {
  title: 'Appeal a decision',
  lead: 'Somebody who did not take the decision looks at it once more, where there is such a person. Their decision is final.',
  loading: 'Loading the decision...',
  thing: (kind: string, title: string) => `The ${kind} “${title}”`,
  decision: 'Decision',
  reason: 'Reason',
  words: 'Why should we decide otherwise?',
  send: 'Send appeal',
  failed: 'Your appeal was not sent. Please try again.',
  got: 'Got it',
  sent: 'We have your appeal',
  sentWhy: 'A person looks at it within 24 hours. We mail you the decision.',
  closed: 'Closed',
  final: 'This decision is final',
  finalWhy: 'We have looked at it twice, and mailed you why.',
  ended: 'This link has ended',
  endedWhy: 'A link to appeal lasts 30 days, and ends when we decide anew. If something is still wrong, write to us.',
  unknownTitle: 'This link does not work',
  unknown: 'It may have been copied only in part. Open it from the mail once more.',
  contact: 'Write to us',
} as const;

/** What was decided, as the reporter and the sender of a thing read it. */
export const decidedSentences: Readonly<Record<DecisionAction, (kind: string) => string>> = {
  keep: (kind) => `We keep the ${kind}.`,
  hide: (kind) => `We have hidden the ${kind}.`,
  hide_and_refuse: (kind) => `We have hidden the ${kind}.`,
  correct_artist: (kind) => `We keep the ${kind}, and have corrected its artist.`,
  answer: (kind) => `We have changed nothing about the ${kind}.`,
};

/** The form of a report and its answer. */
export const reportTexts = {
  button: 'Report',
  reviewBy: (team: string) => `review by ${team}`,
  title: (kind: string) => `Report this ${kind}`,
  why: 'No account is needed. A person looks at every report within 24 hours.',
  reason: 'What is wrong with it?',
  words: 'Tell us more (optional)',
  email: 'Your email (optional)',
  emailWhy: 'We send you the decision. We use the address for nothing else.',
  send: 'Send report',
  cancel: 'Cancel',
  close: 'Close',
  got: 'Got it',
  sent: 'Thank you for your report',
  number: (number: string) => `Your report has the number ${number}.`,
  hidden: 'We have hidden it until a person has looked.',
  queued: 'A person looks at it within 24 hours.',
  judged: 'A person has looked at it for the same reason, and it is within our rules.',
  failed: 'That did not go through. Please try again.',
} as const;
