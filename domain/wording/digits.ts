/** In every script's block the ten digits follow one another, zero first. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** The text with 0 to 9 for the digits of every script: keyboards type full-width or Arabic ones by their language. */
export const plainDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitOf(digit.normalize('NFKC'))));
