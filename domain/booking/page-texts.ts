import { formatPence } from '../money/index.ts';
import { inLondon } from '../time/index.ts';
import { bookingLinkRule, captainLinkRule, teamLinkRule } from '../wording/promises.ts';
import { lateMove } from './texts.ts';

/** What a page behind a link says of its link once nothing can be changed there any more. */
export const linkOfEnded = 'Whoever has it sees this page, with its receipt.';

/** What a cancellation gives back besides a card's money. */
const usableThen = {
  voucher: 'the voucher can be used again, unless it was cancelled',
  gift: 'what your gift paid is on it again, unless the gift was cancelled',
} as const;

/** What 'Your hunt', the page that the link to a booking opens, says. */
export const yourHuntTexts = {
  title: 'Your hunt',
  lead: 'Everything about your booking, on any screen.',
  missing:
    'This page opens by the link to a booking. It is in your e-mail; a phone of your group gets it by texting LINK.',
  reference: 'Reference',
  when: 'When',
  today: 'Any time from now',
  held: 'Your organiser starts all teams at once.',
  startsFrom: (moment: string) => `Can be started from ${inLondon(moment)}`,
  startBy: (moment: string) => `Start by ${inLondon(moment)}`,
  where: 'Where it begins',
  teamLink: (address: string) => `The team's page, for everybody who plays: ${address}`,
  calendar: 'Add to calendar',
  begin: 'How to begin',
  phones: 'Phones',
  /** `others` is how many people have no phone in the booking. */
  phonesHint: (phones: number, others: number) =>
    `${phones === 1 ? 'It gets every clue and can answer.' : 'Each gets every clue and can answer.'}${others > 0 ? " Whoever has no phone here joins on the team's page." : ''}`,
  /** Instead of a list of phones. */
  onPage: 'You play on the team’s page',
  onPageHint: 'No phone gets texts. Everybody who has the link to that page sees each clue and can answer.',
  masked: (digits: string) => `Phone ending in ${digits}`,
  maskedSilent: (digits: string) =>
    `Phone ending in ${digits}: it has opted out of our texts. Text UNSTOP from it to play along.`,
  replace: 'Replace',
  add: 'Add a UK mobile',
  replaceTitle: (digits: string) => `Replace the phone ending in ${digits}`,
  replaceText: 'The new phone gets the welcome text. The old one is told, and gets no clues.',
  addText: 'The phone gets a text at once that says where the hunt stands, and every clue from then on.',
  newNumber: 'UK mobile number',
  newNumberHint:
    'A UK mobile, for example 07700 900123. Numbers from other countries cannot get our texts: play on the page instead.',
  resend: 'Send the welcome again',
  resent: 'The welcome is on its way to every phone.',
  change: 'Change of plan',
  move: 'Choose another day',
  moveAction: 'Move to this day',
  moveText: 'Your group is told.',
  moved: 'The booking has been moved.',
  cancel: 'Cancel and get the money back',
  cancelTitle: 'Cancel this hunt?',
  cancelAction: 'Cancel the hunt',
  keepAction: 'Keep the hunt',
  /** `pence` goes back to a card. A gift gets back what was taken from it, which the price does not say. */
  cancelText: (pence: number, paidBy: 'gift' | 'voucher' | null) => {
    const card = `${formatPence(pence)} goes back to where it came from`;
    const other = paidBy && usableThen[paidBy];
    if (pence === 0)
      return other ? `The hunt ends, your group is told, and ${other}.` : 'The hunt ends, and your group is told.';
    const back = other ? `${card}, and ${other}` : `and ${card}`;
    return `The hunt ends, your group is told, ${back}. Banks take up to ten days.`;
  },
  cancelBy: (moment: string) => `You can cancel until ${inLondon(moment)}. ${lateMove}`,
  cancelLate: `It is too late to cancel here. You can still move the booking, or write to us. ${lateMove}`,
  link: 'This link',
  linkText: `${bookingLinkRule} ${teamLinkRule}`,
  linkTextOfParty: `${captainLinkRule} ${teamLinkRule}`,
  renew: 'Make a new link',
  renewTitle: 'Make a new link?',
  renewText:
    'This link stops working everywhere at once. The new one is on this page, and goes to the booking’s e-mail address, if it has one.',
  receipt: 'Receipt',
  print: 'Print',
  paid: 'Paid',
  paidOn: (day: string) => `Paid, ${day}`,
  refunded: 'Refunded',
  paidWith: ({ by, pence }: { by: 'gift' | 'voucher'; pence: number }) =>
    by === 'voucher' ? 'Paid by voucher' : `${formatPence(pence)} by gift`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  ofParty: 'This team is part of a party. Whoever booked the party can move or cancel it, and has the receipt.',
  ofEndedParty: 'This team was part of a party. Whoever booked the party has the receipt.',
  failed: 'That did not work',
  states: {
    ready: 'Paid and ready',
    early: 'Paid and waiting for its day',
    held: 'Waiting for GO',
    under_way: 'Under way',
    paused: 'Paused',
    completed: 'Done',
    expired: 'Expired',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    stopped: 'Ended',
  },
  refundOnItsWay: 'Your money is on its way back. Banks take up to ten days.',
  expired: 'This hunt was not started in time.',
  progress: (solved: number, stops: number) => `${solved} of ${stops} walls solved`,
  points: (score: number) => `${score} points`,
} as const;
