const gsm7 = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsm7Extended = new Set('^{}\\[~]|€\f');

/**
 * How many segments a carrier sends a text in. One segment holds 160 GSM-7 characters (153 in a
 * longer text), or 70 UTF-16 units (67) for other alphabets.
 */
export function countSegments(text: string): number {
  const characters = [...text];
  const isGsm7 = characters.every((character) => gsm7.has(character) || gsm7Extended.has(character));
  const length = isGsm7
    ? characters.reduce((total, character) => total + (gsm7Extended.has(character) ? 2 : 1), 0)
    : text.length;
  const [single, joined] = isGsm7 ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / joined);
}
