/** Stripe's documented test cards (docs.stripe.com/testing) and what each of them does. */

export type CardFailure = { code: string; decline_code?: string; message: string };
export type TestCard = {
  number: string;
  brand: string;
  country: string;
  authenticates?: true;
  failure?: CardFailure;
  disputed?: true;
  /**
   * What the card's bank does with a refund, minutes later. Without this a refund is done at once.
   */
  refund?: 'settles' | 'fails';
};

const declined = (decline_code: string): CardFailure => ({
  code: 'card_declined',
  decline_code,
  message: 'Your card was declined.',
});
const insufficientFunds: CardFailure = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

const visa = { brand: 'visa', country: 'US' };
const testCards: readonly TestCard[] = [
  { number: '4242424242424242', ...visa },
  { number: '4000056655665556', ...visa },
  { number: '4000008260000000', brand: 'visa', country: 'GB' },
  { number: '5555555555554444', brand: 'mastercard', country: 'US' },
  { number: '2223003122003222', brand: 'mastercard', country: 'US' },
  { number: '378282246310005', brand: 'amex', country: 'US' },
  { number: '4000002500003155', brand: 'visa', country: 'FR', authenticates: true },
  { number: '4000002760003184', brand: 'visa', country: 'DE', authenticates: true },
  { number: '4000008260003178', brand: 'visa', country: 'GB', authenticates: true, failure: insufficientFunds },
  { number: '4000000000000002', ...visa, failure: declined('generic_decline') },
  { number: '4000000000009995', ...visa, failure: insufficientFunds },
  { number: '4000000000009987', ...visa, failure: declined('lost_card') },
  { number: '4000000000009979', ...visa, failure: declined('stolen_card') },
  { number: '4000000000000069', ...visa, failure: { code: 'expired_card', message: 'Your card has expired.' } },
  {
    number: '4000000000000127',
    ...visa,
    failure: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    ...visa,
    failure: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  { number: '4000000000000259', ...visa, disputed: true },
  { number: '4000000000007726', ...visa, refund: 'settles' },
  { number: '4000000000005126', ...visa, refund: 'fails' },
];

/** Ready-made payment methods, as Stripe documents them for servers. */
const namedMethods: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_gb: '4000008260000000',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002500003155',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_createDispute: '4000000000000259',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
};

export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

export function cardNumberOfMethod(id: string): string | undefined {
  return Object.hasOwn(namedMethods, id) ? namedMethods[id] : undefined;
}

/** The check digit of ISO/IEC 7812 (Luhn), over 12 to 19 digits. */
export function hasValidCheckDigit(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
