import { shuffled } from '../support/random.ts';

/**
 * The faults of the next call or report about a phone. A refusal with 429 is Twilio's "too many
 * requests".
 */
const textFaults = ['timeout', 'malformed', 'error500', 'refused429', 'duplicate', 'reorder'] as const;
export type TextFault = (typeof textFaults)[number];

/** The faults of Stripe's next calls or events about a booking. */
const stripeFaults = ['timeout', 'malformed', 'error500', 'duplicate', 'reorder'] as const;
export type StripeFault = (typeof stripeFaults)[number];

/**
 * A text from one of the two phones. `copies` says how many steps later each further copy of its
 * delivery comes.
 */
export type PlannedText = { sid: string; from: 0 | 1; body: string; copies: readonly number[] };

/** Texts that are sent at once, in this order, and the number of replies that each phone gets. */
export type SoakStep = {
  texts: readonly PlannedText[];
  replies: readonly [number, number];
  fault: { kind: TextFault; phone: 0 | 1 } | null;
};
export type SoakHunt = { id: string; phones: readonly [string, string]; steps: readonly SoakStep[] };

/**
 * What an admin does with a booking. With `twice` the same request is sent twice at once, as by a
 * double click.
 */
type SoakChange = 'refund' | 'extend' | 'answer' | 'read';
export type BookingPlan = {
  n: number;
  id: string;
  phones: readonly string[];
  isDeclinedFirst: boolean;
  fault: StripeFault | null;
  change: SoakChange;
  twice: boolean;
};

/**
 * A voter's votes in order: for which photo, and whether cast or taken back. With `twice` the write
 * is repeated.
 */
export type VoterPlan = { n: number; votes: readonly { photo: number; isCast: boolean; twice: boolean }[] };

export type Plan = { hunts: SoakHunt[]; bookings: BookingPlan[]; voters: VoterPlan[]; photos: number };

/** The shares of what goes wrong: at a step of a hunt, with a booking's payment. */
const shares = { step: 0.06, booking: 0.5, declined: 0.1, takenBack: 0.2 };
const PHOTOS = 20;
const VOTES_OF_A_VOTER = 2;

const changes: readonly SoakChange[] = ['refund', 'extend', 'answer', 'read'];

/**
 * Plans everything that a soak does, from its seed. For `hunts` hunts there are a fifth as many
 * bookings, and five votes each.
 */
export function planOf(hunts: number, stops: number, random: () => number): Plan {
  return {
    photos: PHOTOS,
    hunts: Array.from({ length: hunts }, (_, n) => planHunt(n, stops, random)),
    bookings: Array.from({ length: Math.ceil(hunts / 5) }, (_, n) => planBooking(n, random)),
    voters: Array.from({ length: Math.ceil((hunts * 5) / VOTES_OF_A_VOTER) }, (_, n) => planVoter(n, random)),
  };
}

/**
 * Splits a plan into parts of at most `most` hunts each, each with its share of bookings and
 * voters.
 */
export function partsOf(plan: Plan, most: number): Plan[] {
  const count = Math.ceil(plan.hunts.length / most);
  return Array.from({ length: count }, (_, n) => {
    const end = (part: number, { length }: readonly unknown[]) => Math.floor((part * length) / count);
    const share = <T>(all: readonly T[]) => all.slice(end(n, all), end(n + 1, all));
    return { ...plan, hunts: share(plan.hunts), bookings: share(plan.bookings), voters: share(plan.voters) };
  });
}

/** Merges several lists. Each keeps its order and is spread evenly from beginning to end. */
export function mixed<T>(...lists: readonly (readonly T[])[]): T[] {
  const placed = lists.flatMap((list) => list.map((item, n) => ({ item, at: (n + 0.5) / list.length })));
  return placed.toSorted((a, b) => a.at - b.at).map(({ item }) => item);
}

const below = (limit: number, random: () => number) => Math.floor(random() * limit);
const oneOf = <T>(values: readonly T[], random: () => number): T => values[below(values.length, random)] as T;
const digits = (n: number, length: number) => String(n).padStart(length, '0');

/**
 * Plans a hunt of two phones to its end, on the tour of tests/support/hunt-tour.ts with rewards at
 * its first and its last stop. The texts: START, a wrong answer beside a STATUS, the answers,
 * CLAIMED after the first reward, and a rating each. Three things are random: which phone sends
 * each text, how often each delivery comes, and what goes wrong.
 */
function planHunt(n: number, stops: number, random: () => number): SoakHunt {
  const steps: SoakStep[] = [];
  const say = (replies: SoakStep['replies'], ...said: readonly [from: 0 | 1, body: string][]) => {
    const texts = said.map(([from, body], index): PlannedText => {
      const copies = Array.from({ length: below(3, random) }, () => below(3, random));
      const sid = `SM${[n, steps.length, index].map((part) => part.toString(16).padStart(8, '0')).join('')}`;
      return { sid: sid.padEnd(34, '0'), from, body, copies };
    });
    const fault = random() < shares.step ? { kind: oneOf(textFaults, random), phone: somebody() } : null;
    steps.push({ texts: shuffled(texts, random), replies, fault });
  };
  const somebody = (): 0 | 1 => (random() < 0.5 ? 0 : 1);
  const first = somebody();
  // The first wall, and how to stay safe.
  say([2, 2], [somebody(), 'START']);
  say([1, 1], [first, 'is it a pigeon?'], [first === 0 ? 1 : 0, 'STATUS']);
  for (let stop = 1; stop <= stops; stop += 1) {
    const isLast = stop === stops;
    // At the end each phone gets three texts: the last reward, the score and the question how it
    // was.
    say(isLast ? [3, 3] : [1, 1], [somebody(), `answer${stop}`]);
    if (stop === 1 && !isLast) say([1, 1], [somebody(), 'CLAIMED']);
  }
  say([1, 1], [0, '5'], [1, '4']);
  return { id: `soak-hunt-${digits(n, 5)}`, phones: [`+447130${digits(n, 6)}`, `+447131${digits(n, 6)}`], steps };
}

function planBooking(n: number, random: () => number): BookingPlan {
  const phones = [`+447140${digits(n, 6)}`, `+447141${digits(n, 6)}`].slice(0, 1 + below(2, random));
  return {
    n,
    id: `soak-booking-${digits(n, 5)}`,
    phones,
    isDeclinedFirst: random() < shares.declined,
    fault: random() < shares.booking ? oneOf(stripeFaults, random) : null,
    change: changes[n % changes.length] ?? 'refund',
    twice: random() < 0.3,
  };
}

function planVoter(n: number, random: () => number): VoterPlan {
  const photos = shuffled(
    Array.from({ length: PHOTOS }, (_, photo) => photo),
    random,
  ).slice(0, VOTES_OF_A_VOTER);
  const votes = photos.flatMap((photo) => {
    const vote = (isCast: boolean) => ({ photo, isCast, twice: random() < 0.1 });
    if (random() >= shares.takenBack) return [vote(true)];
    return random() < 0.5 ? [vote(true), vote(false)] : [vote(true), vote(false), vote(true)];
  });
  return { n, votes };
}
