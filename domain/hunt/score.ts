import * as z from 'zod/mini';

/** The default points of a solved stop, and how speed, wrong answers and hints change them. */
export const scoring = {
  solved: 100,
  speedBonus: 50,
  /** The speed bonus falls linearly to zero over this time. */
  speedBonusSeconds: 30 * 60,
  wrongAnswer: 10,
  hint: 15,
  /** A right answer to a stop's look, once. */
  look: 20,
} as const;

/**
 * The first wrong answers are free, the next have their price, and one more costs the bonus for
 * speed: guessing everything never pays.
 */
const FREE_WRONG_ANSWERS = 1;
const PAID_WRONG_ANSWERS = 3;
const WRONG_ANSWERS_WITH_BONUS = FREE_WRONG_ANSWERS + PAID_WRONG_ANSWERS;

/** A hint's price falls linearly to zero over this time (s) at a stop. */
const HINT_IS_FREE_AFTER = 20 * 60;

const points = z
  .int('Enter whole points')
  .check(z.minimum(0, 'Points cannot be negative'), z.maximum(1000, 'At most 1000 points'));

/** The schema of these figures, as an admin types them into Settings. */
export const scoringSchema = z.object({
  solved: points,
  speedBonus: points,
  speedBonusSeconds: z
    .int('Enter a whole number')
    .check(z.minimum(60, 'At least a minute'), z.maximum(4 * 3600, 'At most four hours')),
  wrongAnswer: points,
  hint: points,
  look: z._default(points, scoring.look),
});
export type Scoring = z.infer<typeof scoringSchema>;

/** How scoring works, for players. */
export function scoringRules({ solved, speedBonus, wrongAnswer, hint, look }: Scoring = scoring) {
  return [
    {
      title: 'Speed bonus',
      text: `${solved} points for each solved stop, and up to ${speedBonus} more for being quick.`,
    },
    {
      title: 'Wrong answers',
      text: `The first wrong answer at a stop is free. Each of the next three costs ${wrongAnswer} points, and a fifth costs the stop's speed bonus.`,
    },
    {
      title: 'Hints',
      text: `Each hint reduces the score by ${hint} at first, and by less the longer you look: after ${HINT_IS_FREE_AFTER / 60} minutes it is free. A skipped stop scores nothing. A wall that has gone counts as your lowest solved wall, without speed.`,
    },
    {
      title: 'Looks',
      text: `Some walls have a look, a question for those who stand there: ${look} points for the right answer. A wrong one costs nothing.`,
    },
  ] as const;
}

/** An example of a stop's points, for players. */
export function scoringExample(rules: Scoring = scoring): string {
  const stop = { seconds: 6 * 60, wrong_answers: 2, hints: 1, hint_points: hintPrice(4 * 60, rules) };
  const points = pointsFor(stop, rules);
  const { quick, wrong, hints } = explainScore([{ ...stop, outcome: 'solved', points }], rules);
  return `For example: a wall solved in 6 minutes, after two wrong answers and a hint at minute 4, earns ${rules.solved} + ${quick} - ${wrong} - ${hints} = ${points} points.`;
}

/** What a stop's points depend on. Without `hint_points` each hint costs the full price. */
type Played = { seconds: number; wrong_answers: number; hints: number; hint_points?: number | undefined };

/**
 * The points of a solved stop, at least 0. By default 100, up to 50 for speed, less wrong answers and hint.
 */
export function pointsFor(stop: Played, rules: Scoring = scoring): number {
  const points = rules.solved + speedBonus(stop, rules) - wrongCost(stop.wrong_answers, rules) - hintCost(stop, rules);
  return Math.max(0, Math.round(points));
}

const speedBonus = ({ seconds, wrong_answers }: Played, rules: Scoring) =>
  wrong_answers > WRONG_ANSWERS_WITH_BONUS ? 0 : rules.speedBonus * Math.max(0, 1 - seconds / rules.speedBonusSeconds);

export const wrongCost = (wrong_answers: number, { wrongAnswer }: Scoring): number =>
  wrongAnswer * Math.min(PAID_WRONG_ANSWERS, Math.max(0, wrong_answers - FREE_WRONG_ANSWERS));

const hintCost = ({ hints, hint_points }: Played, rules: Scoring) => hint_points ?? rules.hint * hints;

export const hintPrice = (seconds: number, rules: Scoring = scoring): number =>
  Math.round(rules.hint * Math.max(0, 1 - seconds / HINT_IS_FREE_AFTER));

type Result = Played & { outcome: 'solved' | 'skipped' | 'gone'; points: number; look_points?: number | undefined };

/** How the score of a hunt came about, in points. `walls` is the number of solved stops. */
export const scoreParts = z.object({
  walls: z.int(),
  solved: z.int(),
  quick: z.int(),
  wrong: z.int(),
  hints: z.int(),
  gone: z.int(),
  looks: z.int(),
});
export type ScoreParts = z.infer<typeof scoreParts>;

/**
 * How the points came about: `solved + quick - wrong - hints + gone + looks` is their sum. A stop
 * loses no more than it has.
 * @param looked the points of the look at a stop that has not ended
 */
export function explainScore(results: readonly Result[], rules: Scoring = scoring, looked = 0): ScoreParts {
  const parts: ScoreParts = { walls: 0, solved: 0, quick: 0, wrong: 0, hints: 0, gone: 0, looks: looked };
  for (const result of results) {
    parts.looks += result.look_points ?? 0;
    if (result.outcome === 'gone') parts.gone += result.points;
    if (result.outcome !== 'solved') continue;
    const full = Math.round(rules.solved + speedBonus(result, rules));
    const lost = Math.max(0, full - result.points);
    const hints = Math.min(lost, hintCost(result, rules));
    parts.walls += 1;
    parts.solved += rules.solved;
    parts.quick += Math.max(full, result.points) - rules.solved;
    parts.hints += hints;
    parts.wrong += lost - hints;
  }
  return parts;
}

/** A stop whose wall had gone gets the points of the lowest solved stop, without speed; 0 if there is none. */
export function withGonePoints<T extends Result>(results: readonly T[], rules: Scoring = scoring): T[] {
  const solved = results.filter(({ outcome }) => outcome === 'solved');
  const lowest = solved.length === 0 ? 0 : Math.min(...solved.map((stop) => pointsWithoutSpeed(stop, rules)));
  return results.map((result) => (result.outcome === 'gone' ? { ...result, points: lowest } : result));
}

const pointsWithoutSpeed = (stop: Result, rules: Scoring): number =>
  Math.min(stop.points, pointsFor({ ...stop, seconds: rules.speedBonusSeconds }, rules));
