import { formatPhone } from '../phone/index.ts';
import { inLondon } from '../time/index.ts';
import { tourTexts } from '../tour/texts.ts';
import { DAY_OPENS, EXPIRY_HOURS, rewardValid } from '../wording/figures.ts';
import { goneRule } from '../wording/promises.ts';
import { groupOff } from './group-words.ts';
import { CANCEL_BEFORE_HOURS, CANCEL_WITHIN_HOURS } from './limits.ts';

/** The message for a hunt on the page without an address. */
export const pageNeedsEmail = 'Add an e-mail address';

/** The four steps to the first wall, for a group that has paid. */
const startSteps: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Check your phone', text: 'Every phone in the booking gets a welcome text within a minute or so.' },
  { title: 'Reply START', text: 'Once you are in the neighbourhood, from any phone that got the welcome.' },
  {
    title: 'Follow the clues',
    text: 'Each text leads to a wall with a puzzle on it. Text back the answer, or HINT.',
  },
  { title: 'Claim your perks', text: `Solved walls earn offers at local partners, ${rewardValid}.` },
];

/** The same for a group without a phone in the booking: it plays on its page. */
const pageSteps = startSteps
  .with(0, { title: 'Open the team’s page', text: 'The hunt comes to that page, on every screen that has its link.' })
  .with(1, {
    title: 'Press Start',
    text: 'Once you are in the neighbourhood: the clock begins at once, for everybody.',
  })
  .with(2, {
    title: 'Follow the clues',
    text: 'Each clue leads to a wall with a puzzle on it. Send the answer on the page, or ask for a hint.',
  });

/** What a move does to the time to cancel: beside the button, in the terms and in mails. */
export const lateMove = 'A move made too late to cancel brings no new time to cancel.';

/** Until when a booking or a party can be cancelled. One definition for pages, terms and mails. */
export const cancelRule = `Cancel up to ${CANCEL_BEFORE_HOURS} hours before ${DAY_OPENS} of your day, or within ${CANCEL_WITHIN_HOURS === 1 ? 'an hour' : `${CANCEL_WITHIN_HOURS} hours`} of paying for today, and you get the whole amount back. After that, write to us. ${lateMove}`;

/** Moving and cancelling a party: on /parties, beside Pay, in the terms and in mails. */
export const partyChangeRule = `Move the party to another day for free until a team has started. ${cancelRule}`;

/** From when until when a hunt can be started. `opens` is null for one that can be started at once. */
export const startsWhen = (opens: string | null, closes: string): string =>
  opens ? `Start from ${opens}, until ${inLondon(closes)}.` : `Start by ${inLondon(closes)}.`;

/** What the booking page says, word for word as in the spec. */
export const bookingTexts = {
  loading: tourTexts.loadingOne,
  loadFailed: tourTexts.oneFailed,
  notFound: tourTexts.notFound,
  back: tourTexts.back,
  step1: 'Book Your Tour',
  toPayment: 'Continue to Payment',
  step2: 'Payment Details',
  toDetails: 'Back to booking details',
  toForm: 'Back to the details',
  confirmed: 'Booking Confirmed!',
  howToStart: 'How to Start Your Tour',
  another: 'Book Another Tour',
  expiry: `Tours expire ${EXPIRY_HOURS} hours after purchase if not started`,
  intentFailed: 'Failed to create payment intent',
  paymentFailed: 'Payment failed',
  /** Below the reason of a decline: opens the payment again. */
  anotherCard: 'Try another card',
  /** The second step of a booking that a gift or a voucher helps to pay for. */
  review: 'Check and book',
  bookFree: 'Book for £0',
  /** Why a payment was not made, in the bank's words or ours, and that no money has moved. */
  notCharged: (reason: string) => `${/[.!?]$/.test(reason) ? reason : `${reason}.`} Nothing was charged.`,
  /** Shown when neither the payment's answer nor its state could be read. */
  unclear: 'We could not find out whether your payment went through. Press Pay again: you are never charged twice.',
  /** `expiry` before anybody has chosen a day. */
  expiryOrDay: `Tours expire ${EXPIRY_HOURS} hours after purchase if not started. If you book for another day, the ${EXPIRY_HOURS} hours begin at ${DAY_OPENS} of that day.`,
  /** `expiry` for a booking with hours of its own. */
  expiryAfter: (hours: number) => `Tours expire ${hours} hours after purchase if not started`,
  /** `expiry` for a booking that an admin gave more time. */
  startBy: (moment: string) => startsWhen(null, moment),
  /** Asked before payment when several participants have the same number. */
  sharedPhone: 'Do they share a phone?',
  samePhone: (phone: string, participants: readonly number[]) =>
    `Participants ${participants.slice(0, -1).join(', ')} and ${participants.at(-1)} have the same number: ${formatPhone(phone)}.`,
  samePhoneWhy: 'That phone gets each text once. Anybody with another phone would get no text.',
  changeNumbers: 'Change the numbers',
  theyShare: 'They share it, continue',
  emailHint: 'Your confirmation, with the link to your hunt, and the card receipt go here',
  /** The same where it is needed. */
  emailNeededHint: 'The link to your hunt goes here. Without a phone number it is the only way back to your booking.',
  /** The booking's second question, and its two answers. */
  wayToPlay: 'How do you want to play?',
  ways: { text: 'By text, to a UK mobile', page: 'On a web page, with any phone' },
  /** Instead of the numbers' fields. */
  pageHint: (people: number) =>
    `No number needed. ${people === 1 ? 'You open the hunt by a link' : 'All of you open the hunt by one link'}, on any phone with internet.`,
  /** Beside a number that gets no texts. It leads to the other way to play. */
  toPageWay: 'No UK mobile? Play on a web page',
  /** The rule of moving and cancelling, in short. */
  freeToChange: `Free to move; free to cancel until ${CANCEL_BEFORE_HOURS} hours before`,
  groupDiscount: `${groupOff} for 2 to 5 people`,
  /** Beside the counter, once it has reached its end. */
  moreThanFive: 'More than five? Book a party.',
  /** Beside the numbers. `numbers` is how many fields show, for `people` participants. */
  phonesHint: (people: number, numbers: number) => {
    if (people === 1) return 'A UK mobile. The hunt comes to it by text.';
    if (numbers === 1) return 'One UK mobile is enough; the others join by link.';
    return 'UK mobiles. Each gets every clue; remove a field, and that person joins by link.';
  },
  /** Opens the fields for the numbers of the others. */
  textOthers: 'Text the others too',
  removePhone: 'Remove',
  removePhoneOf: (participant: number) => `Remove the phone number of participant ${participant}`,
  /** How those without a phone in the booking play along. */
  othersJoin: (others: number) =>
    `${others === 1 ? 'The other person joins' : 'The others join'} by link: open your hunt and share the team's page.`,
  joinByLink: 'Join by link',
  addTeamName: 'Add a team name',
  /** `expiry` before payment, as a time on the clock. */
  payAndStartBy: (moment: string) => `Pay now and start by ${inLondon(moment)}.`,
  /** The label of the field for the day. */
  day: 'When',
  /** The same for a hunt that is booked for a day. */
  payAndStartBetween: (opens: string, closes: string) => `Start between ${opens} and ${inLondon(closes)}.`,
  /** Moving and cancelling: beside Pay, in the terms and in mails. One sentence for all of them. */
  changeRule: `Move your hunt to another day for free until you start it, as long as its time to start has not run out. ${cancelRule}`,
  /**
   * Consumer Contracts Regulations 2013, regulation 28(1)(h): no right to cancel a leisure service
   * for a specific date.
   */
  noRightToCancel:
    'By law there is no 14-day right to cancel a leisure service that is booked for a set day, as a hunt is. Our own rule is kinder.',
  /** Below Pay, before the link to where it is explained. */
  whenItGoesWrong: `If no text comes, you get your money back. Has a wall gone? ${goneRule}`,
  /** The same for a hunt on the page. */
  whenPageGoesWrong: `If the page does not work for you, you get your money back. Has a wall gone? ${goneRule}`,
  whatToDo: 'What to do then',
  start: 'Start',
  startBefore: 'Start by',
  /** The order summary's headings. */
  summary: 'Order summary',
  /** Shown after the card's success, until the booking is confirmed. */
  confirming: 'Payment received. Confirming your booking...',
  /** The same without a card: a voucher covered the total. */
  confirmingVoucher: 'Confirming your booking...',
  keepOpen: 'Please keep this page open. It usually takes a second or two.',
  /** Shown after a reload while the page looks up the booking. */
  resuming: 'Looking up your booking...',
  loadingPaymentForm: 'Loading payment form...',
  paymentFormFailed: 'The payment form could not be loaded. Check your connection and try again.',
  /** Shown when the page's address names a booking that this browser may not read. */
  notYours: 'This booking can only be shown in the browser that made it.',
  /**
   * For a phone that has opted out. The text says UNSTOP, because START would begin the hunt at
   * home.
   */
  optedOut: (phone: string) =>
    `${phone} has opted out of our texts. To play along, text UNSTOP from it to the number they came from.`,
  refunded: 'This booking has been refunded.',
  expired: 'This booking has expired.',
  startOver: 'Start a new booking',
  tooManyAttempts: 'Too many attempts. Please wait a minute and try again.',
  taken: 'This booking was made by somebody else. Please start again.',
  changed: 'This booking was already made with other details. Please start again.',
  closed: 'This booking has ended. Please book again.',
  notPlayable: 'This tour cannot be played yet. Please choose another.',
  voucherOnly: 'This tour can only be booked with a voucher.',
  giftPaysLess: 'There is less left on it now. Please start again and pay the rest by card.',
  sumsChanged: 'The price, or what this code pays, has changed since you looked. Continue to see what you pay now.',
  tooManyUnpaid: (phone: string) =>
    `${formatPhone(phone)} has been booked often with vouchers today. Please try again tomorrow, or pay by card.`,
  /** For a hunt without a phone that a voucher pays for: one answer, whichever limit is reached. */
  tooManyFree: 'Too many bookings with vouchers today. Please try again tomorrow, or pay by card.',
  /** While such a hunt waits for the press in the mail. */
  pressTitle: 'One press to go',
  pressSent: (email: string) => `We have sent a link to ${email}. Press it to confirm.`,
  pressHint: (until: string) =>
    `The link works until ${until}, London time. No mail? Look in your spam folder, or start again.`,
  noTextsLeft: 'No more bookings with vouchers can be taken today. Please try again tomorrow.',
  /** Shown when the card was charged but the browser has not seen the booking change. */
  saveFailed: (paymentId: string) =>
    `Payment successful but booking failed to save. Please contact support with payment ID: ${paymentId}`,
  /** Instead of how to start, for a hunt that is under way. */
  underWay: 'Your hunt is under way: the next clue is on your phones.',
  /** The same for a hunt on the page. */
  underWayOnPage: 'Your hunt is under way: the next clue is on the team’s page.',
  /** The same for a hunt that is over. */
  done: 'This hunt is done. Its result is on the page of your hunt.',
  copyId: 'Copy the ID',
  idCopied: 'The ID is copied.',
  idNotCopied: 'The ID could not be copied. Select it instead.',
  yourHuntFailed: 'The link to your hunt could not be loaded.',
  /** The button that leads to 'Your hunt'. */
  toYourHunt: 'Open your hunt',
  yourHuntWhy: 'Move or cancel it, change a phone, and open the page on which your group plays.',
  /** Above the way to the page of a hunt without phones. */
  playThere: 'You play on the team’s page. Open it on any phone with internet.',
  /** Why to open 'Your hunt', below the way to that page. */
  yourHuntWhyOnPage: 'Move or cancel it, or add a UK mobile.',
  /** The rows of a summary that say how a hunt without phones is played, and where its link goes. */
  youPlay: 'You play',
  onPage: 'On a web page',
  linkGoesTo: 'The link goes to',
  /** How to Start Your Tour, in order. */
  startSteps,
  /** The steps of a team whose party starts together. */
  heldSteps: startSteps.with(1, {
    title: 'Wait for GO',
    text: 'Be at your first wall. Your organiser starts all teams at once, and the first clue comes by text.',
  }),
  pageSteps,
  heldPageSteps: pageSteps.with(1, {
    title: 'Wait for GO',
    text: 'Be at your first wall. Your organiser starts all teams at once, and the first clue appears on the page.',
  }),
} as const;

/**
 * How long the browser waits for its booking to change after the card succeeded, in milliseconds.
 */
export const CONFIRMATION_TIMEOUT_MS = 20_000;

/** Why a visitor cannot change a booking, and the rule for changes. */
export const bookingChangeTexts = {
  unpaid: 'This booking is not paid yet.',
  started: 'This hunt has started, so the booking can no longer be changed. Send PERSON if something is wrong.',
  over: 'This booking has ended.',
  cancelled: 'This booking has been cancelled.',
  sameDay: 'The booking is for this day already.',
  tooLateToCancel: 'It is too late to cancel here. You can still move the booking, or write to us.',
  paidFor: 'Each person who was paid for has a phone already. Replace one of them instead.',
  phoneGone: 'This phone is no longer in the booking. Please look again.',
} as const;

/** What people read of what paid besides a card, once it can be used again. */
export const usableAgain = {
  voucher: 'The voucher can be used again.',
  gift: 'What your gift paid is on it again.',
} as const;
