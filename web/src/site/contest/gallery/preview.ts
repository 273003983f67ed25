import { cutAtWord } from '@streetlore/domain/wording';

/** How many characters of the description a card shows. */
const PREVIEW = 120;

/** The beginning of a description, cut at a word within 120 characters. */
export const preview = (text: string) => cutAtWord(text, PREVIEW);

const TILTS = [-1.4, 0.9, -0.5, 1.3, -0.9] as const;

/**
 * Degrees by which a photo hangs askew. They come from the id, so the photo does not turn when it
 * changes place.
 */
export function tiltOf(id: string): number {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return TILTS[sum % TILTS.length] ?? 0;
}
