import type { HuntSettings, Scoring } from '@streetlore/domain/hunt';

/** The hunt settings as typed text, with minutes instead of seconds. */
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

/** Converts typed text to settings, to be validated; minutes become seconds. */
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
 * The fields after a new version was stored: unsaved fields stay, the others take the new values.
 * @param before the values that the fields were based on
 */
export function rebased(typed: TypedSettings, before: TypedSettings, stored: TypedSettings): TypedSettings {
  const names = Object.keys(stored) as (keyof TypedSettings)[];
  const kept = names.filter((name) => typed[name] !== before[name]).map((name) => [name, typed[name]]);
  return { ...stored, ...Object.fromEntries(kept) };
}
