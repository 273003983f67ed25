import type { NeedKind } from '@streetlore/domain/needs';

/** A message of a team. `at`: minutes from its START. `sender`: a position among its phones or its players. */
type PlannedText = { readonly at: number; readonly sender: number; readonly text: string };

/** What goes wrong with a team, and the sign by which an admin must find out. */
type Trouble = {
  readonly need: NeedKind;
  /** The latest minute, from the team's START (from its payment without one), at which the sign must show. */
  readonly by: number;
};

/** One team of the made-up evening that `npm run evening` plays. Times are in minutes. */
export type EveningTeam = {
  readonly key: string;
  readonly team: string | null;
  readonly tour: string;
  /** The last digits of its phones: 07700 900xxx. None for a team that plays on its page. */
  readonly phones: readonly number[];
  /** The names on the page of such a team; none for a team that plays by text. */
  readonly players: readonly string[];
  /** How long before the evening's end the team texted START; null if it never did. */
  readonly started: number | null;
  /** How long before the evening's end it paid. */
  readonly paid: number;
  readonly texts: readonly PlannedText[];
  /** The phone that gets no texts: its place in the group. */
  readonly deaf?: number;
  readonly trouble: Trouble | null;
};

/** A seeded sequence of numbers from 0 to 1 (mulberry32), so that an evening can be repeated. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What nine in ten teams need at a stop, in seconds. The sound teams below are drawn to fit. */
export const NINE_IN_TEN = 800;
const MEDIAN = 7;
const SPREAD = 0.5;

const tours = ['color-vinyl-tour', 'beats-murals-tour', 'canals-colour-tour', 'gigs-graffiti-tour'] as const;
const names = [
  ...[
    'Paste Up Kids',
    'Drip Dry',
    'The Stencilers',
    'Can Control',
    'Tag Team',
    'Mural Fibre',
    'Wild Style',
    'Cap Swap',
  ],
  ...[
    'Brick by Brick',
    'Roller Pigeons',
    'Krink Tank',
    'Fat Caps',
    'Buff Enough',
    'Throw Ups',
    'Walls Apart',
    'Ink Spots',
  ],
  ...[
    'Kerb Appeal',
    'Halo Halo',
    'Lane Changers',
    'Neon Foxes',
    'Dead Letters',
    'Third Rail',
    'Gable Ends',
    'Spray Days',
  ],
] as const;

/** Visitors from abroad, who have no British number. */
const visitors = ['Anneke', 'Mateo', 'Yuki', 'Chloé', 'Priya', 'Lars', 'Giulia', 'Ming', 'Noor', 'Tomasz'] as const;

/** What a team is asked at a stop: its right answer, and whether a reward follows. */
export type AskedAt = (tour: string) => readonly { readonly answer: string; readonly rewards: boolean }[];

/**
 * Plans an evening of 40 teams: ten with one trouble each, and thirty that play soundly at human
 * pace, with wrong answers, hints, thanks, rewards and a pause here and there. A quarter of them play
 * on their pages. The same seed gives the same evening.
 */
export function planEvening(seed: number, askedAt: AskedAt): EveningTeam[] {
  const random = numbersFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  /** Minutes at a stop: log-normal around the median. */
  const minutes = () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return MEDIAN * Math.exp(SPREAD * normal);
  };
  let digits = 100;
  const nextPhones = (count: number) => Array.from({ length: count }, () => digits++);
  let met = 0;
  /** Who plays, by text or on the team's page. */
  const nextGroup = (count: number, isOnPage = false) =>
    isOnPage
      ? { phones: [], players: Array.from({ length: count }, () => visitors[met++ % visitors.length] as string) }
      : { phones: nextPhones(count), players: [] };
  let named = 0;
  const nextName = () =>
    random() < 0.6 ? `${names[named % names.length]}${named++ < names.length ? '' : ' II'}` : null;
  const guesses = ['a bus', 'the moon', 'banksy', 'a lamp post', 'greggs', 'seven', 'a dog'];

  /** Plays soundly until a stop (exclusive), or until the end of the tour. */
  function soundly(
    tour: string,
    people: number,
    until = Number.POSITIVE_INFINITY,
  ): { texts: PlannedText[]; at: number } {
    const texts: PlannedText[] = [];
    let at = 0;
    const stops = askedAt(tour);
    for (const [n, { answer, rewards }] of stops.entries()) {
      if (n + 1 >= until) break;
      const long = minutes();
      const sender = () => Math.floor(random() * people);
      if (random() < 0.35) texts.push({ at: at + long * 0.4, sender: sender(), text: pick(guesses) });
      if (random() < 0.15) texts.push({ at: at + long * 0.6, sender: sender(), text: 'HINT' });
      if (random() < 0.2)
        texts.push({ at: at + long * 0.7, sender: sender(), text: pick(['haha', 'ok thanks', 'wow', '👍']) });
      at += long;
      texts.push({ at, sender: sender(), text: answer });
      if (rewards && n + 1 < stops.length) {
        const stay = 4 + random() * 22;
        texts.push({ at: at + stay, sender: sender(), text: random() < 0.7 ? 'CLAIMED' : 'CONTINUE' });
        at += stay;
      }
      if (random() < 0.04) {
        texts.push({ at: at + 1, sender: 0, text: 'PAUSE' }, { at: at + 35, sender: 0, text: 'RESUME' });
        at += 35;
      }
    }
    return { texts: texts.toSorted((a, b) => a.at - b.at), at };
  }

  type Given = Partial<EveningTeam> & Pick<EveningTeam, 'trouble' | 'phones' | 'players'>;
  const team = (key: string, given: Given): EveningTeam => {
    const started = given.started === undefined ? 10 + Math.floor(random() * 150) : given.started;
    const tour = given.tour ?? pick(tours);
    return { key, team: nextName(), texts: [], paid: (started ?? 0) + 40, ...given, tour, started };
  };

  /** A team that plays soundly up to a stop and then has its trouble there. */
  const troubled = (
    key: string,
    need: NeedKind,
    { stop = 2, count = 2, says = [], by = 1, stay = 20, deaf, isOnPage }: TroubleAt,
  ): EveningTeam => {
    const tour = pick(tours);
    const group = nextGroup(count, isOnPage);
    const { texts, at } = soundly(tour, count, stop);
    const own = says.map(({ after, text, sender = 0 }) => ({ at: at + after, sender, text }));
    const last = own.at(-1)?.at ?? at;
    return team(key, {
      ...group,
      tour,
      started: Math.ceil(last + stay),
      texts: [...texts, ...own],
      trouble: { need, by: last + by },
      ...(deaf !== undefined && { deaf }),
    });
  };

  const wrong = ['a bus', 'two ducks', 'the moon', 'a ladder', 'purple', 'a beard'];
  const rewardAt = (tour: string) => askedAt(tour).findIndex(({ rewards }) => rewards);
  const atReward = (): EveningTeam => {
    const tour = tours.find((one) => rewardAt(one) >= 0) ?? tours[0];
    const group = nextGroup(3);
    const place = rewardAt(tour);
    const { texts, at } = soundly(tour, 3, place + 1);
    const solved = at + 6;
    const answer = askedAt(tour)[place]?.answer ?? '';
    return team('reward', {
      ...group,
      tour,
      started: Math.ceil(solved + 50),
      texts: [...texts, { at: solved, sender: 1, text: answer }],
      trouble: { need: 'at_reward', by: solved + 46 },
    });
  };

  return [
    troubled('wrong', 'wrong_answers', {
      says: wrong.map((text, n) => ({ after: 3 + n, text, sender: n % 2 })),
      by: 0,
      stay: 4,
    }),
    team('no-start', {
      started: null,
      paid: 24 * 60 - 175,
      ...nextGroup(2),
      trouble: { need: 'not_started', by: 24 * 60 - 179 },
    }),
    atReward(),
    troubled('money', 'money', {
      says: [{ after: 9, text: 'this is too hard, can we get our money back please' }],
      stay: 11,
    }),
    troubled('deaf', 'failing_phone', { count: 3, deaf: 2, says: [{ after: 4, text: 'HINT' }], stay: 8, by: 0 }),
    troubled('gone', 'gone', { says: [{ after: 5, text: 'GONE' }], stay: 6, isOnPage: true }),
    troubled('person', 'person', { says: [{ after: 8, text: 'PERSON' }], stay: 12, isOnPage: true }),
    troubled('hurt', 'danger', { says: [{ after: 6, text: 'my mum fell over and hurt her knee' }], stay: 3 }),
    troubled('lost', 'person', {
      says: [
        { after: 12, text: 'we cant find it anywhere' },
        { after: 18, text: 'still lost, where are we supposed to go?' },
      ],
      stay: 7,
    }),
    troubled('silent', 'slow', { says: [], stay: 50, by: 31, isOnPage: true }),
    ...Array.from({ length: 30 }, (_, n) => {
      const tour = pick(tours);
      const count = 1 + Math.floor(random() * 4);
      const group = nextGroup(count, n % 4 === 3);
      return team(`sound${n}`, { ...group, tour, texts: soundly(tour, count).texts, trouble: null });
    }),
  ];
}

type TroubleAt = {
  readonly stop?: number;
  readonly count?: number;
  readonly says?: readonly { readonly after: number; readonly text: string; readonly sender?: number }[];
  /** Minutes after the last text by which the sign must show. */
  readonly by?: number;
  /** Minutes from the last text to the evening's end. */
  readonly stay?: number;
  readonly deaf?: number;
  readonly isOnPage?: boolean;
};
