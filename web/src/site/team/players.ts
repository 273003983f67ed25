import { teamPageTexts as texts } from '@streetlore/domain/team';

/** By its last digits: a player's name has a letter. */
const isPhone = (from: string) => /^\d+$/.test(from);

/** Who wrote a line, as `player` reads it. */
export function writerOf(from: string, player: string | null): string {
  if (isPhone(from)) return texts.phone(from);
  return from === player ? texts.you : from;
}

/** `AM` for Ann Marie; a phone's last digits. */
export function initialsOf(from: string): string {
  if (isPhone(from)) return from;
  const words = from.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
