/** Shortens a text to `max` characters at the end of a word, without loose punctuation behind it. */
export function clipWords(text: string, max: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= max) return whole;
  const cut = whole.slice(0, max + 1);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : whole.slice(0, max)).replace(/[\s,:;.–—-]+$/, '');
}
