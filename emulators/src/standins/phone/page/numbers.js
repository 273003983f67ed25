/** Phone numbers as people write them and as networks want them. */

/** Reads a number that a person typed as `+447700900123`; null when the text is not a number. */
export function normaliseNumber(typed) {
  const compact = typed.replace(/[\s().-]/g, '');
  const international = compact
    .replace(/^00/, '+')
    .replace(/^0/, '+44')
    .replace(/^(?=\d)/, '+');
  return /^\+[1-9]\d{7,14}$/.test(international) ? international : null;
}

/** Writes a number as `+44 7700 900123`, which is easier to read than a row of digits. */
export function showNumber(number) {
  const uk = /^\+44(\d{4})(\d{6})$/.exec(number);
  return uk ? `+44 ${uk[1]} ${uk[2]}` : number;
}

const sprays = ['magenta', 'yellow', 'cyan', 'green'];

/** The colour of a phone: one of the four neighbourhoods' colours. Neighbouring numbers differ. */
export function sprayOf(number) {
  return sprays[Number(number.slice(-2)) % sprays.length];
}
