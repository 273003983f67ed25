import { teamPageTexts as texts } from '@streetlore/domain/team';

/** Whether a sender in the transcript is a phone, by its last digits. A player's name has a letter. */
const isPhone = (from: string) => /^\d+$/.test(from);

/** Who wrote a line, for whoever plays as `player`. */
export function writerOf(from: string, player: string | null): string {
  if (isPhone(from)) return texts.phone(from);
  return from === player ? texts.you : from;
}

/** Up to two letters for a name: `AM` for Ann Marie. A phone has its last digits. */
export function initialsOf(from: string): string {
  if (isPhone(from)) return from;
  const words = from.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
