import { namesOf } from '@streetlore/domain/fields';
import { type HuntSettings, type Scoring, scoringSchema } from '@streetlore/domain/hunt';

export const scoringFields = namesOf(scoringSchema.shape);

/** The settings as typed text, with minutes instead of seconds. `nudges` is 'true' or 'false'. */
export type TypedSettings = Readonly<Record<'expiry_hours' | 'nudges' | 'opinions_a_day' | keyof Scoring, string>>;

/** How many of the stored unit are one of the typed unit. */
const unitOf = (name: keyof Scoring) => (name === 'speedBonusSeconds' ? 60 : 1);

const eachFigure = <T>(figure: (name: keyof Scoring) => T) =>
  Object.fromEntries(scoringFields.map((name) => [name, figure(name)])) as Record<keyof Scoring, T>;

export const typedOf = ({ expiry_hours, nudges, opinions_a_day, scoring }: HuntSettings): TypedSettings => ({
  expiry_hours: String(expiry_hours),
  nudges: String(nudges),
  opinions_a_day: String(opinions_a_day),
  ...eachFigure((name) => String(scoring[name] / unitOf(name))),
});

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

export const settingsOf = (typed: TypedSettings) => ({
  expiry_hours: numberOf(typed.expiry_hours),
  nudges: typed.nudges === 'true',
  opinions_a_day: numberOf(typed.opinions_a_day),
  scoring: eachFigure((name) => numberOf(typed[name]) * unitOf(name)),
});

/**
 * The fields after a new version was stored. Fields with unsaved changes stay as they are.
 * @param before the values that the fields were based on
 */
export function rebased(typed: TypedSettings, before: TypedSettings, stored: TypedSettings): TypedSettings {
  const names = Object.keys(stored) as (keyof TypedSettings)[];
  const kept = names.filter((name) => typed[name] !== before[name]).map((name) => [name, typed[name]]);
  return { ...stored, ...Object.fromEntries(kept) };
}
