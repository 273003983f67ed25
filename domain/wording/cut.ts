/**
 * A text on one line, of at most `most` characters, cut behind a whole word and without loose punctuation there. Only a word that is
 * longer than all of that is cut within, and never within an emoji.
 * @param dots what says that the text went on; it is counted
 */
export function cutAtWord(text: string, most: number, dots = '…'): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  // One more than there is room for: a space there ends a word.
  const room = line.slice(0, most - dots.length + 1);
  const end = room.lastIndexOf(' ');
  return room.slice(0, end > 0 ? end : -1).replace(/[\s,;:.–—\ud800-\udbff-]+$/, '') + dots;
}
