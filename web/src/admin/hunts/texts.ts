/** What the page of a hunt says. */
export const huntTexts = {
  title: 'Hunt',
  loading: 'Loading the hunt…',
  failed: 'The hunt could not be loaded',
  none: 'There is no such hunt',
  back: 'Back to the dashboard',
  previous: 'Previous that needs you (p)',
  next: 'Next that needs you (n)',
  needs: 'Why it needs you',
  seenTo: 'Who has seen to it',
  stop: (number: number, of: number, place: string) => `Stop ${number} of ${of}: ${place}`,
  notStarted: 'The hunt has not started. At START it takes its walls and riddles from the tour as it is then.',
  from: (moment: string) => `It can be started from ${moment}`,
  startAtOnce: 'It can be started',
  until: (moment: string) => `until ${moment}`,
  cancelledOn: (moment: string) => `The visitor cancelled the booking on ${moment}.`,
  tourFailed: 'The stops of the hunt could not be loaded',
  clue: 'Clue',
  question: 'Question',
  answers: 'Answers',
  hint: 'Hint',
  look: 'Look',
  directions: 'Way',
  reward: 'Reward',
  place: 'On the map',
  mapOf: (place: string) => `Map of ${place}`,
  mapFailed: 'The map could not be loaded. The link above opens the place.',
  spent: (minutes: number, wrong: number, hints: number) =>
    `${minutes} min here, ${wrong} wrong, ${hints === 0 ? 'no hint yet' : 'hint given'}`,
  clockStands: 'The clock stands: somebody may be in danger. It goes on with the next move.',
  stops: 'Stops so far',
  columns: ['Stop', 'Minutes', 'Wrong', 'Hints', 'Points'] as const,
  outcomes: { solved: '', skipped: 'skipped', gone: 'wall gone' } as const,
  claimed: 'reward claimed',
  booking: 'Booking',
  snoozeNone: 'Snooze',
  /** By the kind of message that a nudge sent. */
  nudged: (told: string | null): string => {
    if (told === 'welcome') return 'Everybody is told again how to start';
    if (told === 'reward_with_pause') return 'Everybody has the reward again';
    return told === 'location_with_clue' ? 'Everybody has the clue again' : 'The nudge was sent';
  },
  sendWay: 'Send the way',
  waySent: 'Everybody has the way to the stop',
  hinted: 'Everybody has the hint, free of charge',
  skipTitle: 'Skip this stop?',
  skipWhy: (stop: number) =>
    `Stop ${stop} ends without points, and everybody in this hunt gets the next one. This cannot be undone.`,
  skipped: 'Everybody has the next stop',
  done: 'Marked as done',
  failedStep: 'The hunt was not changed',
} as const;
