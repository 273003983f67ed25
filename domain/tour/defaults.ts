import { cutAtWord } from '../cut/index.ts';
import { hierarchySlug } from '../slug/index.ts';

/** Defaults of a new tour. Its rating and reviews are counted: nobody has given any yet. */
export const newTour = {
  price: 10,
  duration: '3h',
  difficulty: 'Medium',
  rating: 0,
  reviews: 0,
} as const;

export const KEY_LOCATIONS_SHOWN = 6;
export const FEATURED_TOURS = 4;

/** Characters of a description that a tour's card shows. */
const DESCRIPTION_PREVIEW = 120;

/** What a tour's card shows of its description. */
export const descriptionPreview = (description: string) => cutAtWord(description, DESCRIPTION_PREVIEW);

/** Characters of a clue that a visitor may read. */
export const CLUE_PREVIEW = 80;

/** The first 80 characters of a clue. */
export function cluePreview(clue: string): string {
  return clue.slice(0, CLUE_PREVIEW);
}

/** A preview as it is shown: where the clue goes on, it ends at a word, in an ellipsis. */
export function shownPreview(preview: string): string {
  return preview.length < CLUE_PREVIEW ? preview : cutAtWord(preview, CLUE_PREVIEW - 1);
}

/**
 * The id of a new tour, which is its address: what it is called, cut to 60 characters, and a mark. Bookings outlive a deleted tour,
 * so a later one of the same name must not be taken for it.
 * @param mark a few random letters or digits
 */
export function newTourId(name: string, mark: string): string {
  return `${hierarchySlug(name).slice(0, 60).replace(/-+$/, '') || 'tour'}-${mark}`;
}
