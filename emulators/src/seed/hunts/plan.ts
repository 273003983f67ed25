import { SHOWN_GIFT } from '../links.ts';

/**
 * How a seeded hunt goes. The seed makes texts from the plan and plays them through the product's
 * own state machine.
 */
export type SeededHunt = {
  /** Names the booking, whose id is a digest of this key. */
  key: string;
  tour: string;
  /**
   * Last three digits of numbers in Ofcom's drama range, 07700 900xxx. They start at 901, because
   * people who try the site type the first numbers themselves. Visitors from abroad have none, and play
   * on their team's page.
   */
  phones: readonly number[];
  /** The names of those who have joined on the team's page. They take turns with the phones. */
  players?: readonly string[];
  /** How many people were paid for, where they are more than the phones. */
  people?: number;
  team: string | null;
  email: string | null;
  /** The id of the gift that pays for it. Without this a card does. */
  gift?: string;
  /**
   * Minutes before now at which the first text, START, was sent. Without this the hunt is
   * unstarted.
   */
  started?: number;
  /** About how many seconds a stop takes. */
  pace?: number;
  /** The stop that the players are at. Without this they have finished. */
  at?: number;
  /** Whether the stop waits for CLAIMED rather than for an answer. */
  rewarded?: boolean;
  /** What went wrong, by stop: a wrong answer, a hint, both, or a skip. */
  slips?: Readonly<Record<number, 'wrong' | 'hint' | 'both' | 'skip'>>;
  /**
   * What some of the phones reply when asked how the hunt was, and what an admin answers. `phone`
   * is an index into `phones`.
   */
  reviews?: readonly { phone: number; reply: string; answer?: string }[];
  /** What some of the players say on the page of the finished hunt. */
  pageReviews?: readonly { player: string; rating: number; text: string }[];
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** Hunts that are being played now, as the dashboard looks on a Friday afternoon. */
export const runningHunts: readonly SeededHunt[] = [
  {
    key: 'crashers',
    tour: 'color-vinyl-tour',
    phones: [901, 902],
    team: 'Wall Street Crashers',
    email: 'nell@example.org',
    started: 74,
    pace: 780,
    at: 5,
    slips: { 2: 'wrong', 4: 'both' },
  },
  {
    key: 'solo-camden',
    tour: 'gigs-graffiti-tour',
    phones: [903],
    team: null,
    email: null,
    started: 21,
    pace: 420,
    at: 2,
    rewarded: true,
  },
  {
    key: 'brixton-trio',
    tour: 'beats-murals-tour',
    phones: [904, 905, 906],
    players: ['Ola', 'Marguerite'],
    people: 5,
    team: 'The Aladdin Sanes',
    email: 'ola@example.org',
    started: 97,
    pace: 900,
    at: 6,
    slips: { 3: 'both' },
  },
  {
    key: 'towpath-pair',
    tour: 'canals-colour-tour',
    phones: [907, 908],
    team: 'Two Ducks',
    email: null,
    started: 38,
    pace: 520,
    at: 3,
    rewarded: true,
    slips: { 2: 'wrong' },
  },
  {
    key: 'late-starter',
    tour: 'color-vinyl-tour',
    phones: [909],
    team: null,
    email: 'theo@example.org',
    started: 6,
    pace: 600,
    at: 1,
  },
  {
    key: 'from-lyon',
    tour: 'gigs-graffiti-tour',
    phones: [],
    players: ['Camille', 'Théo'],
    people: 2,
    team: 'Les Flâneurs',
    email: 'camille@example.org',
    started: 52,
    pace: 640,
    at: 4,
    slips: { 2: 'wrong' },
  },
];

/**
 * Hunts that ended between the summer and this afternoon, so that the leaderboard's three tabs
 * differ.
 */
export const finishedHunts: readonly SeededHunt[] = [
  {
    key: 'f-dub',
    tour: 'beats-murals-tour',
    phones: [910, 911],
    team: 'Dub Be Good',
    email: null,
    started: 3 * HOUR,
    pace: 820,
    slips: { 4: 'wrong' },
    reviews: [{ phone: 0, reply: '5 the record shop man knew every verse' }],
  },
  {
    key: 'f-brick',
    tour: 'canals-colour-tour',
    phones: [912],
    team: null,
    email: 'maya@example.org',
    started: 4.5 * HOUR,
    pace: 610,
    reviews: [{ phone: 0, reply: '4 - the heron is worth the walk, wear boots' }],
  },
  {
    key: 'f-lane',
    tour: 'color-vinyl-tour',
    phones: [913, 914, 915, 916],
    team: 'Brick Lane Bagels',
    email: 'sol@example.org',
    started: DAY + 2 * HOUR,
    pace: 560,
    slips: { 3: 'hint', 4: 'wrong', 8: 'wrong' },
    reviews: [
      { phone: 0, reply: '5! Found the crane before the coffee went cold' },
      { phone: 2, reply: '4 stars' },
      { phone: 3, reply: '4, bagels at stop 3 would make it a 5', answer: 'We have had a word with the bagel shop.' },
    ],
  },
  {
    key: 'f-leipzig',
    tour: 'canals-colour-tour',
    phones: [],
    players: ['Anneke', 'Jonas', 'Mei'],
    people: 3,
    team: 'Drei Enten',
    email: 'anneke@example.org',
    started: DAY + 6 * HOUR,
    pace: 690,
    slips: { 2: 'hint', 4: 'wrong' },
    pageReviews: [
      { player: 'Jonas', rating: 5, text: 'No British number needed, and the heron is bigger than our car' },
    ],
  },
  {
    key: 'f-kinks',
    tour: 'gigs-graffiti-tour',
    phones: [917, 918],
    team: 'Kinks in the Road',
    email: null,
    gift: SHOWN_GIFT,
    started: 2 * DAY + 5 * HOUR,
    pace: 700,
    slips: { 2: 'wrong', 6: 'both' },
    reviews: [
      { phone: 0, reply: '5 Camden without the T-shirts. Did not know half of these doors' },
      { phone: 1, reply: '4' },
    ],
  },
  {
    key: 'f-solo',
    tour: 'gigs-graffiti-tour',
    phones: [919],
    team: null,
    email: null,
    started: 5 * DAY + HOUR,
    pace: 930,
    slips: { 5: 'skip', 8: 'hint' },
    reviews: [
      { phone: 0, reply: '3 good walls, hard puzzles on your own. ring me if you want a partner, 07700 900919' },
    ],
  },
  {
    key: 'f-heron',
    tour: 'canals-colour-tour',
    phones: [920, 921, 922],
    team: 'Heron Today',
    email: 'ruth@example.org',
    started: 9 * DAY,
    pace: 480,
    slips: { 5: 'wrong' },
    reviews: [
      { phone: 0, reply: '5/5 my two asked to do it again the same day' },
      { phone: 1, reply: '5' },
    ],
  },
  {
    key: 'f-nan',
    tour: 'beats-murals-tour',
    phones: [923, 924, 925],
    team: "Nan's Army",
    email: null,
    started: 13 * DAY,
    pace: 390,
    slips: { 4: 'wrong', 6: 'wrong' },
    reviews: [
      { phone: 0, reply: 'five. My knees say four' },
      { phone: 2, reply: '5 nan won' },
    ],
  },
  {
    key: 'f-eine',
    tour: 'color-vinyl-tour',
    phones: [926, 927],
    team: 'Eine and Dandy',
    email: null,
    started: 18 * DAY,
    pace: 300,
    slips: { 4: 'wrong', 7: 'wrong' },
    reviews: [{ phone: 1, reply: '5 eleven years in Shoreditch and I had never looked up' }],
  },
  {
    key: 'f-osaka',
    tour: 'beats-murals-tour',
    phones: [],
    players: ['Haruka'],
    people: 1,
    team: null,
    email: 'haruka@example.org',
    started: 22 * DAY,
    pace: 760,
    slips: { 3: 'both' },
    pageReviews: [{ player: 'Haruka', rating: 4, text: 'Slow for me in English, but nobody hurried me' }],
  },
  {
    key: 'f-mind',
    tour: 'gigs-graffiti-tour',
    phones: [928, 929, 930, 931, 932],
    team: 'Mind the Tag',
    email: 'will@example.org',
    started: 26 * DAY,
    pace: 420,
    slips: { 3: 'wrong', 7: 'hint' },
    reviews: [
      { phone: 0, reply: '4 a bit long after the canal but the last wall pays for it' },
      { phone: 3, reply: '5 best office away day yet' },
      { phone: 4, reply: '4' },
    ],
  },
  {
    key: 'f-wick',
    tour: 'canals-colour-tour',
    phones: [933],
    team: 'Wick and Tired',
    email: null,
    started: 37 * DAY,
    pace: 250,
    slips: { 5: 'wrong' },
    reviews: [{ phone: 0, reply: '4 one wall was being painted over when I got there, which was the best part' }],
  },
  {
    key: 'f-turn',
    tour: 'gigs-graffiti-tour',
    phones: [934, 935],
    team: 'Turntable Manners',
    email: null,
    started: 52 * DAY,
    pace: 210,
    slips: { 3: 'wrong', 7: 'wrong' },
    reviews: [{ phone: 0, reply: '5' }],
  },
  {
    key: 'f-rat',
    tour: 'color-vinyl-tour',
    phones: [936, 937, 938],
    team: 'Rats With Brushes',
    email: 'anna@example.org',
    started: 71 * DAY,
    pace: 180,
    slips: { 4: 'wrong', 8: 'wrong' },
    reviews: [
      { phone: 0, reply: '5 proper puzzles, and nobody talks at you' },
      { phone: 1, reply: '2 rained on, lost, still smiling', answer: 'Next time on us when it is dry: write to us.' },
    ],
  },
  {
    key: 'f-bolt',
    tour: 'beats-murals-tour',
    phones: [939],
    team: null,
    email: null,
    started: 96 * DAY,
    pace: 270,
    slips: { 1: 'both', 2: 'both' },
    reviews: [{ phone: 0, reply: '4 two hints in and then it clicked' }],
  },
];

/** A party of twelve that is under way. Its teams began `started` minutes ago, each at another wall. */
export const partyPlan = {
  key: 'party',
  tour: 'color-vinyl-tour',
  email: 'imogen@example.org',
  started: 78,
} as const;
export const partyTeams: readonly (SeededHunt & { team: string; people: number })[] = (
  [
    {
      key: 'party-1',
      phones: [951, 952],
      players: ['Imogen'],
      people: 5,
      team: 'Bride and Prejudice',
      pace: 530,
      at: 7,
      slips: { 2: 'wrong', 5: 'hint' },
    },
    {
      key: 'party-2',
      phones: [],
      players: ['Mo', 'Steph'],
      people: 4,
      team: 'Last Fling Standing',
      pace: 950,
      at: 5,
      slips: { 3: 'both' },
    },
    {
      key: 'party-3',
      phones: [953],
      people: 3,
      team: 'Hen Solo',
      pace: 330,
      slips: { 4: 'wrong' },
      reviews: [{ phone: 0, reply: '5 we won, the others are still looking for the crane' }],
    },
  ] as const
).map((team) => ({ ...team, tour: partyPlan.tour, email: partyPlan.email, started: partyPlan.started }));

/** Paid, and waiting for START. */
export const readyHunts: readonly SeededHunt[] = [
  { key: 'r-one', tour: 'color-vinyl-tour', phones: [940, 941], team: 'Late for Everything', email: 'kit@example.org' },
  { key: 'r-two', tour: 'beats-murals-tour', phones: [942], team: null, email: null },
  {
    key: 'r-sevilla',
    tour: 'canals-colour-tour',
    phones: [],
    players: ['Inés'],
    people: 4,
    team: 'Los Patos',
    email: 'ines.r@example.org',
  },
];

/** Paid for a day `ahead` days from now, and waiting for it. */
export const huntsForDays: readonly (SeededHunt & { ahead: number })[] = [
  {
    key: 'd-tomorrow',
    tour: 'gigs-graffiti-tour',
    phones: [946, 947],
    team: 'Lock, Stock and Two Walking Boots',
    email: 'ines@example.org',
    ahead: 1,
  },
  { key: 'd-fortnight', tour: 'color-vinyl-tour', phones: [948], team: null, email: 'george@example.org', ahead: 14 },
  {
    key: 'd-toronto',
    tour: 'beats-murals-tour',
    phones: [],
    people: 2,
    team: null,
    email: 'priya@example.org',
    ahead: 3,
  },
];
