import * as z from 'zod/mini';

/** The default points of a solved stop, and how speed, wrong answers and hints change them. */
export const scoring = {
  solved: 100,
  speedBonus: 50,
  /** The speed bonus falls linearly to zero over this time. */
  speedBonusSeconds: 30 * 60,
  wrongAnswer: 10,
  hint: 15,
} as const;
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
});
export type Scoring = z.infer<typeof scoringSchema>;

/** How scoring works, for players. */
export function scoringRules({ solved, speedBonus, wrongAnswer, hint }: Scoring = scoring) {
  return [
    {
      title: 'Speed bonus',
      text: `${solved} points for each solved stop, and up to ${speedBonus} more for being quick.`,
    },
    { title: 'Wrong answers', text: `Points are deducted for wrong answers: ${wrongAnswer} each.` },
    { title: 'Hints', text: `Each hint reduces the score by ${hint}. A skipped stop scores nothing.` },
  ] as const;
}

/**
 * The points of one solved stop, never below 0. By default: 100, up to 50 for speed, less 10 for
 * each wrong answer and 15 for each hint.
 */
export function pointsFor(
  stop: { seconds: number; wrong_answers: number; hints: number },
  rules: Scoring = scoring,
): number {
  const speed = rules.speedBonus * Math.max(0, 1 - stop.seconds / rules.speedBonusSeconds);
  const points = rules.solved + speed - rules.wrongAnswer * stop.wrong_answers - rules.hint * stop.hints;
  return Math.max(0, Math.round(points));
}
