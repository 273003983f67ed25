import { cutAtWord } from '../wording/cut.ts';

// Not with the defaults, which Home loads before it is painted.

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
