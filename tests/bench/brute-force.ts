import { isNumber, wordsOf } from '@streetlore/domain/answers';
import { type HuntTour, newHunt, playText, scoring } from '@streetlore/domain/hunt';
import { newLedger } from '@streetlore/emulators/seed/ledger';
import { writePartners } from '@streetlore/emulators/seed/partners/write';
import { writeTours } from '@streetlore/emulators/seed/tours/write';

const phone = '+447700900101';
const began = new Date('2026-11-21T12:00:00Z').getTime();
/** How fast a team guesses that tries everything (s). */
const EVERY = 3;

const colours = 'red blue green yellow orange purple pink black white grey brown gold silver'.split(' ');
const numbers = Array.from({ length: 21 }, (_, n) => String(n));

/** A manner of playing a stop: the texts in order, with the second at the stop at which each is sent. */
type Manner = (tour: HuntTour, stop: HuntTour['stops'][number]) => readonly (readonly [second: number, text: string])[];

/** The words of the tour's puzzles and places from three letters on, those of the stop itself first. */
function wordsOfTour({ stops }: HuntTour, here: HuntTour['stops'][number]): string[] {
  const said = [here, ...stops.filter((stop) => stop !== here)].flatMap(({ clue, question, location_name }) =>
    wordsOf([clue, question, location_name].join(' ')),
  );
  return [...new Set(said)].filter((word) => word.length > 2 && !isNumber(word));
}

const everything = (tour: HuntTour, stop: HuntTour['stops'][number]) => [
  ...colours,
  ...numbers,
  ...wordsOfTour(tour, stop),
];
const answerOf = ({ answers }: HuntTour['stops'][number]) => answers[0] ?? '';
const tried = (texts: readonly string[]) => texts.map((text, n) => [(n + 1) * EVERY, text] as const);

/** Those who try everything stop when they are right, as all do: what comes later is not sent. */
export const manners: Readonly<Record<string, Manner>> = {
  'quick, no hint': (_, stop) => [[180, answerOf(stop)]],
  'a hint, one wrong guess': (_, stop) => [
    [240, 'HINT'],
    [300, 'a giraffe'],
    [360, answerOf(stop)],
  ],
  'a hint, three wrong guesses, slow': (_, stop) => [
    [300, 'a giraffe'],
    [600, 'HINT'],
    [660, 'a walrus'],
    [720, 'a badger'],
    [900, answerOf(stop)],
  ],
  'everything, then SKIP': (tour, stop) => tried([...everything(tour, stop), 'SKIP']),
  'everything, then a hint': (tour, stop) => {
    const texts = tried([...everything(tour, stop), 'HINT']);
    return [...texts, [(texts.length + 1) * EVERY + 60, answerOf(stop)] as const];
  },
  'four guesses, then a hint': (tour, stop) => {
    const texts = tried([...everything(tour, stop).slice(0, 4), 'HINT']);
    return [...texts, [(texts.length + 1) * EVERY + 60, answerOf(stop)] as const];
  },
};

export type Outcome = { solved: number; now: number; tenEach: number };

/**
 * What a manner of playing earns at all seeded stops: how many it solves, its points now, and its
 * points if every new wrong text cost ten, without an end, as it did before.
 */
export function outcomeOf(manner: Manner): Outcome {
  const sum: Outcome = { solved: 0, now: 0, tenEach: 0 };
  for (const tour of seededTours())
    for (const stop of tour.stops) {
      const one = playStop({ ...tour, stops: [stop, ...tour.stops.filter((other) => other !== stop)] }, manner);
      sum.solved += Number(one.solved);
      sum.now += one.points;
      sum.tenEach += one.tenEach;
    }
  return sum;
}

const seededTours = (): HuntTour[] => {
  const now = new Date(began);
  return [...writeTours(newLedger(), writePartners(newLedger(), now), now).values()].map(({ hunt }) => hunt);
};

/** Plays the first stop of a tour. */
function playStop(tour: HuntTour, manner: Manner): { solved: boolean; points: number; tenEach: number } {
  const say = (state: ReturnType<typeof newHunt>, text: string, second: number) =>
    playText({
      ...{ state, tour, text, sender: phone, phones: [phone], expires_at: null },
      now: new Date(began + 1000 * second),
    });
  let { state } = say(newHunt(), 'START', 0);
  const wrong = new Set<string>();
  const [first] = tour.stops;
  for (const [second, text] of first ? manner(tour, first) : []) {
    ({ state } = say(state, text, second));
    const [result] = state.results;
    if (!result) {
      if (text !== 'HINT') wrong.add(text);
      continue;
    }
    const solved = result.outcome === 'solved';
    const { solved: base, speedBonus, speedBonusSeconds, wrongAnswer } = scoring;
    const quick = speedBonus * Math.max(0, 1 - second / speedBonusSeconds);
    const before = base + quick - wrongAnswer * wrong.size - (result.hint_points ?? 0);
    return { solved, points: result.points, tenEach: solved ? Math.max(0, Math.round(before)) : 0 };
  }
  return { solved: false, points: 0, tenEach: 0 };
}
