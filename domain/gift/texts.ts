import { INVALID_CODE } from '../gift-code/index.ts';
import { formatPenceShort } from '../money/index.ts';
import { CANCEL_DAYS, DELIVERED_AT, EXTENDED_MONTHS, GIFT_MESSAGE, GIFT_MONTHS, MAX_GIFT, MIN_GIFT } from './limits.ts';
import type { CancelledAs, GiftStatus, GiftWorth } from './schema.ts';

const from = formatPenceShort(MIN_GIFT);
const to = formatPenceShort(MAX_GIFT);

/** Why a code does not pay. */
export const giftUseTexts = {
  label: 'Voucher or gift',
  add: 'Add a voucher or gift',
  hint: 'It pays as much as is left on it, and a card pays the rest. You see the price before you book.',
  invalid: INVALID_CODE,
  expired: (last: string) => `This code could be used until ${last}`,
  usedUp: 'This code has been used up',
  cancelled: 'This gift has been cancelled',
  frozen: 'This gift cannot be used while its payment is looked into. Please write to us.',
  nothingToPay: 'This tour is free: only a voucher for a hunt can book it',
  tooManyWrong: 'Too many wrong codes today. Please try again tomorrow, or pay by card.',
  /** The rows of the price. */
  paidByGift: 'Paid with a gift',
  paidByVoucher: 'Paid by your voucher',
  leftToPay: 'Left to pay by card',
  leftOn: (by: 'gift' | 'voucher', rest: string, last: string | null) =>
    /^(£0|0 hunts)$/.test(rest)
      ? `Nothing is left on the ${by}.`
      : `Left on the ${by}: ${rest}${last === null ? '' : `, until ${last}`}.`,
  /** On a receipt: the purchase of the gift carried it. */
  noVat: 'VAT on this part was charged when the gift was bought.',
} as const;

/** Buying a gift, and the buyer's page. */
export const giftTexts = {
  title: 'Give a hunt',
  lead: `A tour, or a sum from ${from} to ${to}. We mail it on the day you choose, or you print it.`,
  valid: `Valid for ${GIFT_MONTHS} months.`,
  cancelRule: `You can cancel within ${CANCEL_DAYS} days of paying, while nothing of it is used. The whole amount goes back.`,
  tourRule:
    'A tour gift covers its tour for its people, even if the price rises. For another tour it pays what you paid.',
  endRule: `We remind you a month before, and what is left then stays with us. Write to us if you need more time: we can give ${EXTENDED_MONTHS} months more, once.`,
  backRule: 'If a booking that a gift paid for is cancelled or refunded, each part goes back to where it came from.',
  holderRule:
    'Whoever has a code can use it. It is not paid out in money, and buys no other gift. While the payment of a gift is disputed, nobody can use it.',
  vatRule: 'VAT is charged now. Nobody pays it again when the gift is used.',
  restStays: 'Used in parts: what is left stays on it.',
  begin: 'Choose a gift',
  form: 'Your gift',
  formLoading: 'Loading the form...',
  toursLoading: 'Loading the tours...',
  how: 'How it works',
  steps: [
    { title: 'You choose', text: `A tour for 1 to 5 people, or a sum from ${from} to ${to}. You pay by card.` },
    {
      title: 'They get a card',
      text: 'With your message and a code: by mail on the day you choose, or printed by you.',
    },
    {
      title: 'They pick a day',
      text: `They type the code when they book, within ${GIFT_MONTHS} months. What is left stays on it.`,
    },
  ],
  what: 'What do you give?',
  kinds: { value: 'A sum', tour: 'A tour' },
  pounds: 'Pounds',
  tour: 'Which tour',
  people: 'For how many people',
  email: 'Your e-mail address',
  emailHint: 'Your receipt goes here, with the link to see and cancel the gift.',
  recipientName: 'Their name',
  recipientEmail: 'Their e-mail address',
  message: 'Your message',
  messageHint: `Up to ${GIFT_MESSAGE} characters. No links, numbers or addresses.`,
  written: (characters: number) => `${characters} of ${GIFT_MESSAGE} characters`,
  way: 'How does it reach them?',
  ways: { mail: 'Mail it', print: 'I print it' },
  printHint: 'After the payment you get a card to print, or to save as a picture.',
  on: 'When',
  onHint: `At ${DELIVERED_AT} on that day, London time. Leave it empty for now.`,
  goesOutNow: 'Goes out as soon as it is paid.',
  buy: 'Continue to Payment',
  price: 'Price',
  gift: 'Gift',
  aTour: 'A tour',
  forWhom: 'For',
  payment: 'Payment Details',
  paid: 'Your gift is paid',
  valueRange: `Choose from ${from} to ${to}`,
  howMany: 'A hunt takes 1 to 5 people',
  chooseTour: 'Choose a tour',
  whereTo: 'Add the e-mail address it goes to',
  noSuchDay: 'There is no such day',
  pastDay: 'Please choose today or a later day',
  tooFar: 'Please choose a day within a year',
  doubtful: 'We cannot send this. Leave out links, numbers, addresses and rude words.',
  notPlayable: 'This tour cannot be given at the moment. Please choose another.',
  tooCheap: 'This tour is free: there is nothing to give.',
  taken: 'This gift was bought by somebody else. Please start again.',
  changed: 'This gift was already ordered with other details. Please start again.',
  closed: 'This purchase has ended. Please start again.',
  /** The pages behind the links. */
  yours: 'You have a gift',
  buyersPage: 'Your gift',
  missing: 'Open the link in your mail about the gift.',
  print: 'Print the card',
  use: 'Choose a tour',
  bookIt: 'Book a hunt',
  carried: 'Until you close this tab, the booking has the code filled in.',
  code: 'Code',
  howToUse: "Type the code into 'Voucher or gift' when you book.",
  left: 'Left on it',
  used: 'Used',
  until: 'Can be used until',
  lastDay: (day: string) => `${day}, London time`,
  frozenWhy: 'The code does not pay while the bank looks into the payment. What is left stays on it.',
  report: 'Is this gift not for you, or is its message rude? Reply to the mail that brought it.',
  statuses: {
    unpaid: 'Not paid yet',
    active: 'Ready to use',
    frozen: 'On hold: the payment is disputed',
    used: 'Used up',
    expired: 'Over',
    cancelled: 'Cancelled',
  },
  sent: (moment: string) => `Mailed ${moment}, London time`,
  isGoingOut: 'The mail with the code is on its way.',
  toPrint: 'You print it, and hand it over yourself.',
  goesTo: 'Mailed to',
  confirming: 'Confirming your payment...',
  lookAgain: 'Look again',
  toPayment: 'Back to the payment',
  goesOut: (day: string) => `Goes out ${day} at ${DELIVERED_AT}, London time`,
  sendAgain: 'Send it again',
  sentAgain: 'It is on its way again.',
  correct: 'Send it to another address',
  sendIt: 'Send it',
  correctWhy: 'The first mail’s code and link stop working.',
  change: 'Changed your mind?',
  cancelBy: (moment: string) =>
    `You can cancel until ${moment}, London time, while nothing of it is used. The whole amount goes back.`,
  cancelTitle: 'Cancel this gift?',
  keep: 'Keep it',
  cancel: 'Cancel this gift',
  cancelWhy: (sum: string) => `The code stops working, and ${sum} goes back to your card. Banks take up to ten days.`,
  cancelledAs: {
    unpaid: 'This gift was not paid, and is cancelled. Nothing was taken from your card.',
    returned: 'The gift is cancelled. Your money is on its way back.',
    rejected: 'The gift is cancelled. The refund did not reach your card. We are looking into it: please write to us.',
    closed: 'The gift is cancelled, and its refund is settled. If money is missing, please write to us.',
    taken: 'The gift is cancelled: your bank has taken the payment back.',
  } satisfies Record<CancelledAs, string>,
  invalidLink: 'This link opens no gift. Open the newest mail, or write to us.',
  /** Why a gift cannot be changed. */
  isCancelled: 'This gift has been cancelled.',
  notPaid: 'This gift is not paid yet.',
  isDisputed: 'This payment is disputed. Please write to us.',
  isUsed: 'Some of this gift has been used. Please write to us.',
  tooLateToCancel: `It is more than ${CANCEL_DAYS} days since you paid. Please write to us.`,
  notActive: 'This gift cannot be sent any more.',
  noAddress: 'Add the e-mail address it goes to',
  notSentYet: 'Its mail has not gone out yet. It goes out by itself.',
  resentToday: 'It was sent again today. Please try again tomorrow.',
  isExtended: 'This gift has been extended once already.',
  hasNoEnd: 'This gift has no end.',
  isCleared: 'This gift ended too long ago.',
  none: 'This gift does not exist.',
} as const;

/** The card that the recipient gets. */
export const giftCardTexts = {
  card: 'The card',
  loading: 'Painting the card...',
  failed: 'The card could not be painted. The code works without it.',
  alt: ({ worth, code }: { worth: string; code: string }) => `A gift card on a brick wall: ${worth}, code ${code}`,
  print: 'Print the card',
  save: 'Save as a picture',
  copy: 'Copy the code',
  copied: 'Copied',
  notCopied: 'It could not be copied. Select it instead.',
  forName: (name: string) => `for ${name}`,
  until: (day: string) => `Until ${day}`,
  howToUse: (site: string) =>
    `A street-art hunt in London. Type the code into 'Voucher or gift' when you book at ${site}.`,
} as const;

/** The back office. */
export const giftAdminTexts = {
  needsReason: 'Say why',
  valueRange: `Choose from £1 to ${to}`,
  huntsRange: 'Choose 1 to 20 hunts',
  pastEnd: 'Choose a day after today',
  notBought: 'Nobody has paid for this one.',
  nothingLeft: 'Nothing is left to refund.',
  noRefundProblem: 'No refund of this gift waits for you.',
  alreadyUsed: 'Some of it has been used: refund its bookings first, or ask the buyer.',
  origins: { bought: 'Bought', prize: 'Prize', admin: 'Voucher' },
} as const;

/** What a gift is good for, in words. */
export function worthInWords(worth: GiftWorth): string {
  if (worth.kind === 'value') return formatPenceShort(worth.pence);
  if (worth.kind === 'tour')
    return `${worth.tour_name} for ${worth.people === 1 ? '1 person' : `${worth.people} people`}`;
  return worth.hunts === 1 ? '1 hunt for up to 5 people' : `${worth.hunts} hunts, each for up to 5 people`;
}

/** What Stripe's dashboard and its receipt call the payment for a gift. It names nobody. */
export const giftDescription = (worth: GiftWorth): string => `Streetlore gift: ${worthInWords(worth)}`;

/** How much of a gift was used, such as `£20 of £50`; null for none of it, and for a gift that has ended. */
export function usedInWords({
  status,
  worth,
  pence_left,
  hunts_left,
}: {
  status: GiftStatus;
  worth: GiftWorth;
  pence_left: number;
  hunts_left: number;
}): string | null {
  if (status !== 'active' && status !== 'used' && status !== 'frozen') return null;
  if (worth.kind === 'hunts')
    return hunts_left === worth.hunts ? null : `${worth.hunts - hunts_left} of ${worth.hunts} hunts`;
  const used = worth.pence - pence_left;
  return used === 0 ? null : `${formatPenceShort(used)} of ${formatPenceShort(worth.pence)}`;
}

/** What is left of a gift, in words. */
export function restInWords({
  pence_left,
  hunts_left,
  worth,
}: {
  pence_left: number;
  hunts_left: number;
  worth: GiftWorth;
}): string {
  return worth.kind === 'hunts' ? (hunts_left === 1 ? '1 hunt' : `${hunts_left} hunts`) : formatPenceShort(pence_left);
}
