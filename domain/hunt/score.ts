/** Points per solved stop, and what speed, wrong answers and hints do to them. */
export const scoring = {
  solved: 100,
  speedBonus: 50,
  /** The speed bonus falls linearly to zero over this time. */
  speedBonusSeconds: 30 * 60,
  wrongAnswer: 10,
  hint: 15,
} as const;
export type Scoring = { [key in keyof typeof scoring]: number };

/** Points of one solved stop: 100, up to 50 for speed, less 10 a wrong answer and 15 a hint, never below 0. */
export function pointsFor(
  stop: { seconds: number; wrong_answers: number; hints: number },
  rules: Scoring = scoring,
): number {
  const speed = rules.speedBonus * Math.max(0, 1 - stop.seconds / rules.speedBonusSeconds);
  const points = rules.solved + speed - rules.wrongAnswer * stop.wrong_answers - rules.hint * stop.hints;
  return Math.max(0, Math.round(points));
}
