import type { LeaderboardPeriod } from '../leaderboard/row.ts';
import { formatDuration, formatWeekdayMoment } from '../time/index.ts';
import type { SharedResult } from './shared.ts';

const number = (value: number) => value.toLocaleString('en-GB');
const some = (count: number, one: string, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

const PERIODS = {
  week: { present: 'this week', past: 'in its week' },
  month: { present: 'this month', past: 'in its month' },
  all: { present: 'of all time', past: 'of all time' },
} as const satisfies Record<LeaderboardPeriod, unknown>;

export const resultTexts = {
  title: 'How it went',
  done: (team: string | null, solved: number, stops: number) =>
    `${team ?? 'You'} found ${number(solved)} of ${some(stops, 'wall')}`,
  nameTitle: 'Your team has no name yet',
  nameWhy: 'A name stands on the leaderboard, in your picture and in your reviews. It is given once.',
  nameLabel: 'Team name',
  nameSend: 'Name the team',
  nameFailed: 'The name could not be saved. Please try again.',
  points: 'points',
  wallsLabel: 'walls',
  of: 'of',
  time: 'at the walls',
  timeHint: 'The time the score counts: without rewards and pauses.',
  howPoints: 'Where the points came from',
  parts: {
    solved: (walls: number) => `${some(walls, 'wall')} solved`,
    quick: 'Quick answers',
    wrong: 'Wrong answers',
    hints: 'Hints',
    gone: 'Walls that had gone',
    looks: 'Looks',
    total: 'Total',
  },
  noPoints: 'No wall was solved, so there are no points. The walls do not mind.',
  places: 'On the leaderboard',
  place: (place: number, period: LeaderboardPeriod, isPresent: boolean) =>
    `Place ${place} ${PERIODS[period][isPresent ? 'present' : 'past']}`,
  /** @param read how many rows the page has looked at */
  beyond: (read: number, period: LeaderboardPeriod, isPresent: boolean) =>
    `Not among the first ${read} ${PERIODS[period][isPresent ? 'present' : 'past']}`,
  unlisted: 'This hunt is not on the leaderboard.',
  tooFast:
    'Your result is faster than legs: done sooner than anybody walks this tour. It is kept for you, and not shown on the leaderboard.',
  tooFastWrite: 'Did you really run it? Write to us',
  seeBoard: 'See the leaderboard',
  loadingPlaces: 'Looking you up…',
  noPlaces: 'The leaderboard could not be read.',
  again: 'Try again',
  wallsTitle: 'Your walls',
  outcome: { solved: 'Solved', skipped: 'Skipped', gone: 'Wall had gone' },
  answer: (answer: string) => `The answer was: ${answer}`,
  wallPoints: (points: number) => some(points, 'point'),
  hint: 'with a hint',
  look: 'look found',
  noWalls: 'The walls of this hunt are no longer kept.',
  enter: 'Enter your photo of a wall',
  enterThis: 'Enter your photo',
  enterOf: (wall: string) => `Enter your photo of ${wall}`,
  enterTitle: 'The photo contest',
  enterWhy: 'The photo with the most votes each week wins five free tours.',
  shareTitle: 'Show it to somebody',
  shareHint:
    'The picture has your team’s name, the tour and your score. It has no names of players and no link to this page.',
  shareHintUnlisted: 'The picture shows your score, and not the name that your team chose.',
  share: 'Share the picture',
  download: 'Save the picture',
  shapes: { wide: 'Wide', square: 'Square', story: 'Story' },
  shape: 'Shape of the picture',
  copied: 'The link is copied.',
  copyLink: 'Copy its link',
  copyThis: (link: string) => `Copy this link: ${link}`,
  notShared: 'The picture could not be shared. Save it instead.',
  shareFailed: 'The picture could not be fetched. Please try again.',
  loadingPicture: 'Painting your picture…',
  pictureAlt: ({ team, tour, points, solved, stops, seconds }: SharedResult) =>
    `${team} finished ${tour}: ${some(points, 'point')}, ${solved} of ${some(stops, 'wall')}, ${formatDuration(seconds)} at the walls.`,
  reviewTitle: 'How was it?',
  reviewHint: 'It stands on the tour’s page, under your team’s name.',
  stars: 'Stars',
  starsOf: (stars: number) => some(stars, 'star'),
  noStars: 'Please choose one to five stars',
  sentence: 'A sentence, if you like',
  you: 'Who are you?',
  youHint: 'Only your team and we see this name.',
  choose: 'Choose your name',
  somebodyElse: 'I am not in the list',
  yourName: 'Your name',
  newName: 'Your name, which your team knows',
  send: 'Send the review',
  change: 'Change it',
  thanks: 'Thank you for your review!',
  until: (at: Date) => `You can change it until ${formatWeekdayMoment(at)}.`,
  final: 'A review can be changed for a day. That day is over.',
  notYet: 'This hunt is not completed yet',
  allGiven: (people: number) =>
    people === 1 ? 'You have reviewed this hunt by text.' : `All ${people} of your team have reviewed this hunt.`,
  reviewFailed: 'Your review could not be sent. Please try again.',
} as const;

export const sharedResultTexts = {
  title: ({ team, tour }: SharedResult) => `${team} finished ${tour}`,
  description: ({ points, solved, stops, seconds }: SharedResult) =>
    `${some(points, 'point')}, ${solved} of ${some(stops, 'wall')}, ${formatDuration(seconds)} at the walls. A street-art hunt in London, played by text.`,
} as const;

/** The page behind a shared link, which shows the picture and knows nothing else of the hunt. */
export const sharedPageTexts = {
  heading: 'They found the walls',
  alt: 'A poster on a brick wall with the name of the team, the tour, its points, walls and time.',
  lead: 'Streetlore is a street-art hunt through London, played by text: a clue, a wall, an answer, the next clue. No app, no account.',
  tours: 'Pick your own hunt',
  board: 'See the leaderboard',
  missing: 'This result is not here',
  missingWhy: 'The link may have been replaced, or its hunt has been deleted.',
} as const;

export const paintedTexts = {
  points: 'points',
  walls: 'walls',
  time: 'at the walls',
  dare: 'Beat that.',
  /** Painted on the wall for a tour without a neighbourhood. */
  city: 'London',
} as const;
