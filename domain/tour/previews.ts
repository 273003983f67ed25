import { cutAtWord } from '../wording/cut.ts';

// These functions stand apart from the defaults, which Home loads before its first paint.

/** The characters of a description that a tour's card shows. */
const DESCRIPTION_PREVIEW = 120;

/** The part of a description that a tour's card shows. */
export const descriptionPreview = (description: string) => cutAtWord(description, DESCRIPTION_PREVIEW);

/** The characters of a clue that a visitor may read. */
export const CLUE_PREVIEW = 80;

/** The first 80 characters of a clue. */
export function cluePreview(clue: string): string {
  return clue.slice(0, CLUE_PREVIEW);
}

/** A preview for display. If the clue goes on, the preview ends at a word, with an ellipsis. */
export function shownPreview(preview: string): string {
  return preview.length < CLUE_PREVIEW ? preview : cutAtWord(preview, CLUE_PREVIEW - 1);
}
