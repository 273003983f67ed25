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

/** The page of a decision's link. */
export const appealPageTexts = {
  title: 'Appeal a decision',
  lead: 'Tell us why we should decide otherwise. Another person looks at it where we have one, and that decision is final.',
  loading: 'Loading the decision...',
  thing: (kind: string, title: string) => `The ${kind} “${title}”`,
  decision: 'Decision',
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
  endedWhy: 'A link to appeal lasts 30 days, and ends when we decide anew. Is something still wrong?',
  unknownTitle: 'This link does not work',
  unknown: 'It may have been copied only in part. Open it from the mail once more.',
  contact: 'Write to us',
} as const;

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
  gone: 'It is not on the site any more.',
  enough: 'Many people have reported this. A person looks at it within 24 hours.',
  failed: 'That did not go through. Please try again.',
} as const;

/** Why the desk refuses a decision. */
export const deskTexts = {
  changed: 'This case has changed meanwhile. Please look at it again.',
  decided: 'This case is decided. A new report or an appeal opens it again.',
  noSuch: 'This does not go with what was reported',
  artist: 'Please name the artist',
  hidden: 'A report has hidden it. Please keep it or hide it.',
  second: 'You made the decision that this appeal is against. Another admin has to decide it.',
  /** About a photo that is rejected in the contest. */
  sayWhy: 'This photo has been reported. Please hide it in Reports, where you choose the reason that we tell.',
} as const;
