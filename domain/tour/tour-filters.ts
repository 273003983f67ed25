import { difficulties, type Tour } from './schema.ts';

/** The filters of the tours list, as they stand in its address. The first word shows every tour. */
export const tourFilters = {
  step_free: ['any', 'yes', 'partly'],
  duration: ['any', '2', '2.5', 'longer'],
  difficulty: ['any', ...difficulties],
} as const;

export type TourFilterName = keyof typeof tourFilters;
export type TourFilter = { readonly [Name in TourFilterName]: (typeof tourFilters)[Name][number] };

export const tourFilterNames = Object.keys(tourFilters) as TourFilterName[];

export const everyTour: TourFilter = { step_free: 'any', duration: 'any', difficulty: 'any' };

export const tourFilterWords = {
  step_free: { label: 'Step-free', any: 'Any', yes: 'All the way', partly: 'At least partly' },
  duration: { label: 'Duration', any: 'Any', '2': 'Up to 2 hours', '2.5': 'Up to 2.5 hours', longer: 'Over 2.5 hours' },
  difficulty: { label: 'Difficulty', any: 'Any', Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' },
} as const satisfies { [Name in TourFilterName]: Record<TourFilter[Name] | 'label', string> };

/** Hours above which a tour is 'longer'. */
const LONG = 2.5;

/** Whether the filters leave a tour in the list. A tour that says nothing of itself does not fit. */
export function fitsFilter(tour: Pick<Tour, TourFilterName>, { step_free, duration, difficulty }: TourFilter): boolean {
  const hours = hoursIn(tour.duration);
  const isLong = hours !== null && hours > LONG;
  return (
    (step_free === 'any' || tour.step_free === 'yes' || tour.step_free === step_free) &&
    (duration === 'any' || (duration === 'longer' ? isLong : hours !== null && hours <= Number(duration))) &&
    (difficulty === 'any' || tour.difficulty === difficulty)
  );
}

/** The filters that are on. */
export const filtersOn = (filter: TourFilter): TourFilterName[] =>
  tourFilterNames.filter((name) => filter[name] !== 'any');

/** What a filter asks for, for people: 'Step-free: All the way'. */
export function wishOf<Name extends TourFilterName>(name: Name, filter: TourFilter): string {
  const words: Readonly<Record<string, string>> = tourFilterWords[name];
  return `${words.label}: ${words[filter[name]]}`;
}

/** The same filters with one of them off. */
export const withoutFilter = (filter: TourFilter, name: TourFilterName): TourFilter => ({ ...filter, [name]: 'any' });

/** The hours in '2.5h', '2h 30m', '90 minutes' or '2-3 hours' (the longer one); null without a time. */
export function hoursIn(duration: string): number | null {
  const of = (unit: string) => {
    const found = new RegExp(String.raw`(\d+(?:[.,]\d+)?)\s*(?:${unit})`, 'i').exec(duration);
    return found?.[1] === undefined ? null : Number(found[1].replace(',', '.'));
  };
  const hours = of('h');
  const minutes = of('m');
  return hours === null && minutes === null ? null : (hours ?? 0) + (minutes ?? 0) / 60;
}
