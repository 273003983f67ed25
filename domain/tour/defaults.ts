import { hierarchySlug } from '../slug/index.ts';

/** Defaults of a new tour. Its rating and reviews are counted, and there are none yet. */
export const newTour = {
  price: 10,
  duration: '3h',
  difficulty: 'Medium',
  rating: 0,
  reviews: 0,
} as const;

export const KEY_LOCATIONS_SHOWN = 6;
export const FEATURED_TOURS = 4;

/**
 * The id of a new tour, which is part of its address. Bookings outlive a deleted tour, so a later
 * tour of the same name needs another id.
 * @param mark a few random letters or digits
 */
export function newTourId(name: string, mark: string): string {
  return `${hierarchySlug(name).slice(0, 60).replace(/-+$/, '') || 'tour'}-${mark}`;
}
