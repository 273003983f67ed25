/**
 * A text on one line, of at most `most` characters, cut behind a whole word and without loose punctuation there. Only a word that is
 * longer than all of that is cut within; an emoji never is.
 * @param dots what says that the text went on; it is counted
 */
export function cutAtWord(text: string, most: number, dots = '…'): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= most) return characters.join('');
  const room = most - dots.length;
  // One more than there is room for: a space there ends a word.
  const end = characters.slice(0, room + 1).lastIndexOf(' ');
  const cut = characters.slice(0, end > 0 ? end : room).join('');
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}${dots}`;
}
