import { roleTexts } from '@streetlore/domain/admin';
import type { SegmentCount } from '@streetlore/domain/sms';

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Work that waits for an admin, in the navigation and on the dashboard. */
export const waitingTexts = {
  title: 'Waiting for You',
  players: 'Players who wait for us',
  noHunt: 'No hunt',
  openMessages: 'Contact messages without a reply',
  messageFrom: (name: string) => `Letter from ${name}`,
  more: 'Also waiting',
  conversations: (count: number) => some(count, 'conversation to answer', 'conversations to answer'),
  letters: (count: number) => some(count, 'contact message to answer', 'contact messages to answer'),
  photos: (count: number) => some(count, 'photo to review', 'photos to review'),
  reportedThings: 'Reported things that wait for you',
  reported: (kind: string, title: string) => `Reported ${kind}: ${title}`,
  moreReported: (count: number, isOnlyStart: boolean) => `and ${count}${isOnlyStart ? ' or' : ''} more`,
  reports: (count: number) => some(count, 'reported thing to decide about', 'reported things to decide about'),
  reviews: (count: number) => some(count, 'review to check', 'reviews to check'),
  rounds: (count: number) => some(count, 'contest round waits for its winner', 'contest rounds wait for their winner'),
  applications: (count: number) => some(count, 'new application', 'new applications'),
  proposals: (count: number) => some(count, 'partner proposes a change', 'partners propose changes'),
} as const;

export const exportTexts = {
  save: 'Export CSV',
  failed: 'The export failed. Check your connection and try again.',
} as const;

export const callTexts = {
  on: 'Calls you',
  off: 'Silent',
  why: 'A notification and a sound when a hunt starts to need you',
} as const;

export const keysTexts = {
  search: 'Search',
  searchBy: 'Search (Ctrl K)',
  title: 'Keys',
  switch: 'Single letters are keys in this browser',
  keys: [
    [['Ctrl', 'K'], 'Search for a team, a number, a text, a screen'],
    [['j', 'k'], 'Next and previous row of a list'],
    [['Enter'], 'Open the row'],
    [['a', 'r'], 'Approve or reject the photo, show or hide the review, keep or hide what was reported'],
    [['f', 'c', 'w'], 'Of a report: hide and refuse the sender, correct the artist, answer'],
    [['n', 'p'], 'On the page of a hunt: the next and the previous hunt that needs you'],
    [['Ctrl', 'Enter'], 'Send what you write, and leave the field'],
    [['Esc'], 'Leave the field'],
    [['?'], 'This list'],
  ] as const satisfies readonly (readonly [readonly string[], string])[],
} as const;

export const brokenTexts = {
  label: 'Entries that cannot be shown',
  row: (path: string) => `This entry cannot be shown (${path}). The runbook says what to do, under “Documents”.`,
  leftOut: (paths: readonly string[]) =>
    paths.length === 0 ? [] : [`Without what cannot be read: ${paths.join(', ')}.`],
} as const;

/** The back office's frame, verbatim from the spec. */
export const adminTexts = {
  partyCalled: (reference: string) => `Party ${reference}`,
  /** `teams`: those that the list has. */
  party: (reference: string, tour: string, teams: number, people: number, started: number) =>
    `Party ${reference}: ${tour}, ${some(teams, 'team', 'teams')} listed with ${some(people, 'person', 'people')}, ${started} started`,
  teamsOfParty: 'Teams of the party',
  teamsFailed: 'The teams of the party could not be loaded.',
  noParty: 'There is no such party',
  messageAll: 'Message all',
  checking: 'Checking authentication...',
  denied: roleTexts.denied,
  deniedWhy: roleTexts.deniedWhy,
  ended: 'Session ended',
  endedWhy: 'Your password or second factor has changed, or your sessions were ended elsewhere.',
  signInAgain: 'Sign in again',
  code: 'Code',
  codeShape: 'The code has six digits',
  codeSent: (phone: string) => `A code is on its way to ${phone}.`,
  codeWrong: 'This code is wrong',
  codeOld: 'This code has expired. Start again to get another.',
  codeFailed: 'The code could not be checked. Please try again.',
  startAgain: 'Start again',
  factorTitle: 'Second factor',
  factorNeeded: 'The back office asks for a second factor. Set yours up to go on.',
  factorWhy: 'A code by text, beside your password, each time you sign in.',
  factorPhone: 'Phone number with country code',
  phoneShape: 'Please write it like +447700900123',
  factorPassword: 'Your password',
  passwordNeeded: 'Please enter your password',
  factorText: 'Text me a code',
  factorSwitchOn: 'Switch on',
  factorNowOn: 'Your second factor is on. Sign in with it now.',
  factorOn: 'On. If you lose the phone, a recovery code or another admin lets you in.',
  lostPhone: 'Lost your phone?',
  recoveryTitle: 'Sign in by recovery code',
  recoveryWhy: 'A code works once. It takes your phone off the account; then set up another.',
  recoveryCode: 'Recovery code',
  recoverySignIn: 'Use the code and sign in',
  recovered: 'Your second factor is off. Set up another phone here.',
  noCodes: 'You have no recovery codes. If you lose your phone, only another admin can let you in.',
  codesLeft: (left: number, of: number) => `${left} of ${of} recovery codes are unused.`,
  makeCodes: 'Make recovery codes',
  newCodes: 'Make new codes, and end the old ones',
  codesFailed: 'The codes could not be made. Please try again.',
  codesTitle: 'Your recovery codes',
  codesWhy:
    'Keep them apart from your phone: each signs you in once without it, beside your password. They are shown only now.',
  codesFile: 'Recovery codes of your Streetlore account. Each works once.',
  copyCodes: 'Copy',
  downloadCodes: 'Download',
  codesCopied: 'Copied',
  codesNotCopied: 'They could not be copied. Download them, or write them down.',
  codesKept: 'I have kept them',
  factorBefore: 'You have a second factor already. Log out, and sign in with it.',
  factorFailed: 'The code could not be sent. Please try again.',
  factorOff: 'Second factors are not switched on for this project',
  factorUnverified: 'Your email is not verified. Set a new password by email first.',
  loading: 'Loading admin dashboard...',
  loginFailed: 'Login failed',
  reset: 'Forgot password?',
  resetNeedsEmail: 'Please enter your email above first',
  resetSent: (email: string) => `If ${email} has an account here, an email to set a new password is on its way.`,
  resetFailed: 'The email could not be sent. Please try again.',
  newPassword: 'New password',
  linkChecking: 'Checking the link...',
  linkBad: 'This link has expired or has already been used. Request a new email on the login page.',
  passwordShort: 'At least 8 characters, please',
  passwordWeak: 'This password is too easy to guess. Please choose another.',
  savePassword: 'Set password',
  passwordSet: 'Your password is set. You can sign in with it now.',
  passwordFailed: 'The password could not be set. Please try again.',
  toLogin: 'Back to login',
  noHunts: 'No hunts started yet',
  noHuntsWhy: 'Players will appear here after completing payment',
  nobodyOut: 'Nobody is playing at the moment.',
  waitingFirst: 'Waiting longest first',
  nobodyUnderWay: 'No hunt is under way at the moment.',
  /** Beside a hunt's bar. STATUS gives the player the same progress in percent. */
  progress: (solved: number, skipped: number, stops: number) =>
    `${solved > 0 || skipped === 0 ? `solved ${solved}${skipped > 0 ? ', ' : ''}` : ''}${skipped > 0 ? `skipped ${skipped}` : ''} of ${stops}`,
  onPage: 'on the page',
  yesterday: (figure: string) => `yesterday ${figure}`,
  yesterdayPaid: (revenue: string, paid: string) => `yesterday ${revenue} finished, ${paid} paid`,
  finishedToday: 'Finished today',
  finishedTonight: 'Finished today and last evening',
  revenueOf: 'from hunts finished today',
  paidToday: (pounds: string) => `${pounds} paid today, less refunds`,
  smsAnalytics: 'SMS Message Analytics',
  smsSpans: ['Total', 'Today', 'Last 7 days', 'Last 30 days'],
  smsAnalyticsFailed: 'The message figures could not be loaded.',
  partlyLoaded: 'Not everything is loaded',
  unknownPlayer: 'Unknown Player',
  unknownTour: 'Unknown Tour',
} as const;

export const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const messageTexts = {
  failed: (reason: string | null) => `Not delivered: ${reason ?? 'no reason given'}`,
  count: (characters: number, { segments, encoding }: SegmentCount) =>
    `${plural(characters, 'character')}, ${plural(segments, 'segment')}${encoding === 'UCS-2' ? ' (emoji and other alphabets take more room)' : ''}`,
} as const;
