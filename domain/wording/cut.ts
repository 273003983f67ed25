/**
 * A text on one line, cut after a whole word, without loose punctuation at its end. Only a word
 * that is too long by itself is cut inside, but never inside an emoji.
 * @param dots the mark that the text goes on; its length counts
 */
export function cutAtWord(text: string, most: number, dots = '…'): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  // One character more than there is room for: a space there ends a word.
  const room = line.slice(0, most - dots.length + 1);
  const end = room.lastIndexOf(' ');
  return room.slice(0, end > 0 ? end : -1).replace(/[\s,;:.–—\ud800-\udbff-]+$/, '') + dots;
}
