import { automaticTexts, reactionVerbs } from './machine-words.ts';
import { straighten } from './plain-text.ts';

const verbs = Object.values(reactionVerbs)
  .flatMap((list) => list.split('|').map((verb) => verb.trim()))
  .join('|');
const quoted = '\\s*[“”"„‘\'«»].*';
const reaction = new RegExp(
  `^(?:(?:${verbs})${quoted}|[“”"„«].{12,}[”“"»]\\s+(?:gefällt.*|leuk.*|mit .{1,20} markiert|gefallen)|\\p{P}*[^\\p{L}\\p{N}]{1,12} (?:to|on)${quoted}|reacted with .{1,24})$`,
  'isu',
);

const automatic = new RegExp(
  automaticTexts.map((one) => (one.startsWith('^') ? one : `(?<![\\p{L}\\p{N}])(?:${one})`)).join('|'),
  'iu',
);

/**
 * Whether a machine sent a text: a reaction, an automatic reply, a notice of a call. Such a text
 * gets no reply and costs nothing.
 */
export function isMachineText(text: string): boolean {
  const plain = straighten(text);
  return reaction.test(plain) || automatic.test(plain);
}
