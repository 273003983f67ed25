import type { HuntSettings, Scoring } from '@streetlore/domain/hunt';

/** The hunt settings as they are typed; minutes in place of seconds. */
export type TypedSettings = Readonly<Record<'expiry_hours' | keyof Scoring, string>>;

export const typedOf = ({ expiry_hours, scoring }: HuntSettings): TypedSettings => ({
  expiry_hours: String(expiry_hours),
  solved: String(scoring.solved),
  speedBonus: String(scoring.speedBonus),
  speedBonusSeconds: String(scoring.speedBonusSeconds / 60),
  wrongAnswer: String(scoring.wrongAnswer),
  hint: String(scoring.hint),
});

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** What is typed as settings, to be validated; minutes are kept as seconds. */
export const settingsOf = (typed: TypedSettings) => ({
  expiry_hours: numberOf(typed.expiry_hours),
  scoring: {
    solved: numberOf(typed.solved),
    speedBonus: numberOf(typed.speedBonus),
    speedBonusSeconds: numberOf(typed.speedBonusSeconds) * 60,
    wrongAnswer: numberOf(typed.wrongAnswer),
    hint: numberOf(typed.hint),
  },
});

/**
 * The fields after something new was stored: what was typed here stays, and the others follow.
 * @param before what the fields were based on
 */
export function rebased(typed: TypedSettings, before: TypedSettings, stored: TypedSettings): TypedSettings {
  const names = Object.keys(stored) as (keyof TypedSettings)[];
  const kept = names.filter((name) => typed[name] !== before[name]).map((name) => [name, typed[name]]);
  return { ...stored, ...Object.fromEntries(kept) };
}
