import { EXTENDED_MONTHS, giftTexts } from '../gift/index.ts';

/** What the mails about gifts say. */
export const giftMailTexts = {
  receipt: 'Your gift is paid',
  receiptThere:
    'This link opens your gift: its receipt with VAT, its card to print, and the way to cancel it. Keep it to yourself.',
  open: 'Open your gift',
  paid: 'Paid',
  worth: 'Gift',
  until: giftTexts.until,
  goesTo: 'Goes to',
  printed: 'You print it',
  goesOut: 'Goes out',
  now: 'Now',
  cancelRule: giftTexts.cancelRule,
  /** The mail with the code. */
  title: 'You have a gift',
  hello: (name: string) => `Hello ${name},`,
  what: (worth: string) =>
    `Somebody gives you ${worth} at Streetlore: hunts for London’s street art, played with your phone.`,
  said: (message: string) => `“${message}”`,
  openGift: 'See your gift',
  code: giftTexts.code,
  howToUse: giftTexts.howToUse,
  keep: 'Whoever has the code can use it, so keep this mail.',
  report: giftTexts.report,
  voucherTitle: 'You have a voucher',
  voucherWhat: (worth: string) => `Streetlore gives you a voucher: ${worth}.`,
  /** The reminder. */
  reminder: 'Your gift ends soon',
  stillThere: (rest: string, last: string) => `${rest} is left on it. You can use it until ${last}.`,
  moreTime: `Is that too soon? Reply to this mail, and we can give it ${EXTENDED_MONTHS} months more, once.`,
  /** A cancelled gift. */
  cancelled: 'Your gift is cancelled',
  codeStopped: 'Its code does not work any more.',
  moneyBack: (pounds: string) => `${pounds} goes back to your card. Banks take up to ten days.`,
  cancelledByNobody: 'Did you not cancel it? Reply to this mail.',
} as const;
