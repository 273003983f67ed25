/** Defaults of a new tour. */
export const newTour = {
  price: 10,
  duration: '3h',
  difficulty: 'Medium',
  rating: 4.5,
  reviews: 0,
} as const;

export const KEY_LOCATIONS_SHOWN = 6;
export const FEATURED_TOURS = 4;

/** The first 80 characters of a clue: all that a visitor may read of it. */
export function cluePreview(clue: string): string {
  return clue.slice(0, 80);
}
