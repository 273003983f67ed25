/**
 * The three inputs of a card. Each formats what a person types, and knows when the input is
 * complete or wrong (in Stripe's own words).
 */

const onlyDigits = (text) => text.replace(/\D/g, '');

const brands = [
  { brand: 'visa', pattern: /^4/ },
  { brand: 'mastercard', pattern: /^(5[1-5]|2[2-7])/ },
  { brand: 'amex', pattern: /^3[47]/ },
  { brand: 'discover', pattern: /^6(?:011|5)/ },
];

export function brandOf(number) {
  return brands.find(({ pattern }) => pattern.test(number))?.brand ?? 'unknown';
}

const numberLength = (number) => (brandOf(number) === 'amex' ? 15 : 16);
const cvcLength = (number) => (brandOf(number) === 'amex' ? 4 : 3);

function hasValidCheckDigit(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** An error of Stripe.js's own check, before anything is sent. */
export const problem = (code, message) => ({ type: 'validation_error', code, message });

const numberField = {
  name: 'number',
  label: 'Card number',
  placeholder: '1234 1234 1234 1234',
  autocomplete: 'cc-number',
  clean: (text) => onlyDigits(text).slice(0, numberLength(onlyDigits(text))),
  format(digits) {
    const groups =
      brandOf(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?$/;
    return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ');
  },
  isComplete: (digits) => digits.length === numberLength(digits) && hasValidCheckDigit(digits),
  check(digits) {
    if (digits.length < numberLength(digits)) return problem('incomplete_number', 'Your card number is incomplete.');
    return hasValidCheckDigit(digits) ? undefined : problem('invalid_number', 'Your card number is invalid.');
  },
};

const expiryField = {
  name: 'expiry',
  label: 'Expiry date',
  placeholder: 'MM / YY',
  autocomplete: 'cc-exp',
  clean(text) {
    const digits = onlyDigits(text);
    const padded = /^[2-9]/.test(digits) || /^\s*\d\s*\//.test(text) ? `0${digits}` : digits;
    return padded.length >= 6 && padded.slice(2, 4) === '20'
      ? padded.slice(0, 2) + padded.slice(4, 6)
      : padded.slice(0, 4);
  },
  format: (digits, isDeleting) =>
    digits.length > 2 || (digits.length === 2 && !isDeleting) ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits,
  isComplete: (digits) => expiryField.check(digits) === undefined,
  check(digits) {
    if (digits.length < 4) return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
    const month = Number(digits.slice(0, 2));
    const year = 2000 + Number(digits.slice(2));
    if (month < 1 || month > 12) return problem('invalid_expiry_month', "Your card's expiration date is invalid.");
    const now = new Date();
    const isPast = year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
    if (isPast) return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
    return year > now.getFullYear() + 50
      ? problem('invalid_expiry_year', "Your card's expiration year is invalid.")
      : undefined;
  },
};

const cvcField = {
  name: 'cvc',
  label: 'CVC',
  placeholder: 'CVC',
  autocomplete: 'cc-csc',
  clean: (text) => onlyDigits(text).slice(0, 4),
  format: (digits) => digits,
  isComplete: (digits, cardNumber) =>
    digits.length === cvcLength(cardNumber) || (digits.length === 4 && cardNumber === ''),
  check(digits, cardNumber) {
    return cvcField.isComplete(digits, cardNumber)
      ? undefined
      : problem('incomplete_cvc', "Your card's security code is incomplete.");
  },
};

/** The inputs of each type of Element. */
export const fieldsOfType = {
  cardNumber: [numberField],
  cardExpiry: [expiryField],
  cardCvc: [cvcField],
  card: [numberField, expiryField, cvcField],
  payment: [numberField, expiryField, cvcField],
};
