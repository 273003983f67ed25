import type { WithId } from '../query/index.ts';
import { hierarchySlug } from '../slug/index.ts';
import type { Tour } from '../tour/index.ts';

/** The one among tours of the same name (`publishedToursCalled`) that is in the neighbourhood of the address. */
export function tourIn(neighborhood: string, tours: readonly WithId<Tour>[]): WithId<Tour> | null {
  return tours.find((tour) => hierarchySlug(tour.neighborhood) === neighborhood) ?? null;
}
