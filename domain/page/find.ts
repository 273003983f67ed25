import type { WithId } from '../query/index.ts';
import { hierarchySlug } from '../slug/index.ts';
import type { Tour } from '../tour/index.ts';

/** Finds the tour in the address's neighbourhood, among tours of the same name. */
export function tourIn(neighborhood: string, tours: readonly WithId<Tour>[]): WithId<Tour> | null {
  return tours.find((tour) => hierarchySlug(tour.neighborhood) === neighborhood) ?? null;
}
