/**
 * The forms of a VAT number in each member state of the EU, behind its letters, as the European Commission's VIES
 * lists them. Only their form is checked: the numbers themselves are asked for at VIES, by an accountant.
 */
const inEurope: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Without spaces, dots and hyphens, and with GB before bare digits: people leave it out on their own letters. */
export function plainVatNumber(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-–]/g, '');
  return /^\d/.test(plain) ? `GB${plain}` : plain;
}

/** Whether a plain VAT number is one by its form: of the United Kingdom with its check digits, or of the EU. */
export function isVatNumber(plain: string): boolean {
  const [country, rest] = [plain.slice(0, 2), plain.slice(2)];
  return country === 'GB' || country === 'XI' ? isBritish(rest) : (inEurope[country]?.test(rest) ?? false);
}

/** Nine digits, the same with three more for a branch, a government department (GD) or a health authority (HA). */
const isBritish = (rest: string): boolean =>
  /^(?:GD[0-4]|HA[5-9])\d{2}$/.test(rest) || (/^\d{9}(?:\d{3})?$/.test(rest) && isChecked(rest));

/**
 * The last two of nine digits check the others: weighted by 8 to 2, all add up to a multiple of 97. In numbers given
 * out since 2009, 55 is added (called 9755).
 */
function isChecked(digits: string): boolean {
  const weighted = [8, 7, 6, 5, 4, 3, 2].reduce((sum, weight, n) => sum + weight * Number(digits[n]), 0);
  const all = weighted + Number(digits.slice(7, 9));
  return all % 97 === 0 || (all + 55) % 97 === 0;
}
