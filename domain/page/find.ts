import type { WithId } from '../query/index.ts';
import { hierarchySlug } from '../slug/index.ts';
import type { Tour } from '../tour/index.ts';

/** Several tours may have the same name. This finds the one in the address's neighbourhood. */
export function tourIn(neighborhood: string, tours: readonly WithId<Tour>[]): WithId<Tour> | null {
  return tours.find((tour) => hierarchySlug(tour.neighborhood) === neighborhood) ?? null;
}
