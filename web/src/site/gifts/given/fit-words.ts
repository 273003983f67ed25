export type Fitted = { readonly size: number; readonly lines: readonly string[] };

type Room = { readonly width: number; readonly height: number; readonly largest: number; readonly smallest: number };

/**
 * Words in lines, as large as a room allows. A word that is wider than the room is cut into pieces.
 * @param widthAt how wide a text is at a size, in pixels
 * @param leading the height of a line in sizes
 */
export function fitWords(
  text: string,
  { width, height, largest, smallest }: Room,
  widthAt: (text: string, size: number) => number,
  leading: number,
): Fitted {
  for (let size = largest; ; size -= 2) {
    const lines = text.split('\n').flatMap((part) => linesOf(part, width, (words) => widthAt(words, size)));
    if (size <= smallest || lines.length * size * leading <= height) return { size, lines };
  }
}

function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && widthOf(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}
