import { cutAtWord } from '@streetlore/domain/wording';

const PREVIEW = 120;

export const preview = (text: string) => cutAtWord(text, PREVIEW);

const TILTS = [-1.4, 0.9, -0.5, 1.3, -0.9] as const;

/** In degrees, from the id: a photo that changes place does not turn. */
export function tiltOf(id: string): number {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return TILTS[sum % TILTS.length] ?? 0;
}
