/** Letters and digits that nobody takes for one another. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
const LENGTH = 6;

/**
 * The number that a reporter quotes, such as `R-7K3M9Q`.
 * @param hash hexadecimal digits of the report's id
 */
export function reportNumber(hash: string): string {
  let rest = BigInt(`0x${hash}`);
  let number = '';
  for (let n = 0; n < LENGTH; n += 1) {
    number += ALPHABET[Number(rest % BigInt(ALPHABET.length))];
    rest /= BigInt(ALPHABET.length);
  }
  return `R-${number}`;
}
