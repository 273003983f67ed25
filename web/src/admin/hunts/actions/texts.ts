import { bookingActionTexts } from '@streetlore/domain/booking';
import type { RefundWay } from '@streetlore/domain/refund-reasons';

/** Who is told, by the number of phones. A hunt without one is told on its page, and its booker by mail. */
const phones = (count: number) =>
  count === 0 ? 'The team' : count === 1 ? 'The phone of this hunt' : `All ${count} phones of this hunt`;
const are = (count: number) => (count > 1 ? 'are' : 'is');
const get = (count: number) => (count > 1 ? 'get' : 'gets');
const byWay = (count: number) => (count === 0 ? 'on its page and by mail' : 'by text');

/**
 * The texts of each action on a hunt: the button (`label`, where it is shorter than the title), the
 * question, the button below it (`action`), and what is said afterwards (`done`).
 */
export const actionTexts = {
  accept: {
    title: 'Accept payment',
    text: (price: string, count: number) =>
      `The price was ${price}; what was paid becomes what the hunt costs. It is booked at once, and ${count === 0 ? 'the confirmation goes out by mail' : `${phones(count).toLowerCase()} ${get(count)} the welcome text`}.`,
    action: (sum: string) => `Accept ${sum}`,
    done: 'The booking is confirmed',
  },
  refund: {
    title: 'Refund',
    amount: 'Amount in pounds',
    left: (pounds: string) => `${pounds} of this booking can still be refunded.`,
    notMoney: 'Enter pounds and pence, such as 5 or 12.50',
    full: (count: number) =>
      `This is a full refund: the hunt ends at once, for good, and ${phones(count).toLowerCase()} ${are(count)} told ${byWay(count)}.`,
    fullOver: 'This is a full refund. The hunt is already over.',
    fullUnconfirmed: 'This is a full refund: the booking ends.',
    partUnconfirmed: 'This is a partial refund: the rest waits until you accept or refund it.',
    part: 'This is a partial refund: the hunt goes on.',
    partOver: 'This is a partial refund. The hunt is already over.',
    reason: 'Why',
    reasonHint: 'Whoever paid reads it.',
    choose: 'Choose why',
    unchosen: bookingActionTexts.noReason,
    way: 'Tell whoever paid',
    ways: { mail: 'By mail', text: 'By text' } satisfies Record<RefundWay, string>,
    onlyWay: { mail: 'Whoever paid is told by mail.', text: 'Whoever paid is told by text.' } satisfies Record<
      RefundWay,
      string
    >,
    nobody: 'Nobody can be told: no address is known, and no phone gets texts.',
    action: (pounds: string) => `Refund ${pounds}`,
    done: (pounds: string) => `${pounds} is on its way back to the card`,
  },
  giveGiftBack: {
    title: 'Give the gift back',
    text: (count: number) =>
      `A gift or a voucher paid for this hunt, so nothing goes to a card: its code can be used again, unless the gift or voucher was cancelled. The hunt ends at once, for good, and ${phones(count).toLowerCase()} ${are(count)} told ${byWay(count)}.`,
    action: 'Give it back',
    done: 'The hunt has ended',
  },
  closeRefund: {
    title: 'Close the refund',
    text: (sum: string) =>
      `Close this when ${sum} has been paid in another way, or is not owed. It leaves this list, and the log says who closed it. Nobody is texted.`,
    action: 'Close',
    done: 'The refund is closed',
  },
  welcome: {
    title: 'Resend the welcome',
    text: (count: number) => `${phones(count)} ${get(count)} the welcome text again, with how to start.`,
    action: 'Resend',
    done: 'The welcome is on its way',
  },
  extend: {
    title: 'Extend the expiry',
    hours: 'Hours',
    notHours: 'Enter whole hours, 1 to 720',
    text: (until: string) =>
      `The hunt can then be started until ${until}. The booking’s address and the team’s page are told, by no text.`,
    action: 'Extend',
    done: (until: string) => `The hunt can be started until ${until}`,
  },
  move: {
    title: 'Move to another day',
    day: 'Day',
    hint: 'Today means at once.',
    noDay: 'Please choose a day',
    text: (from: string | null, until: string, count: number) =>
      `The hunt can then be started ${from ? `from ${from}` : 'at once'}, until ${until}. ${phones(count)} ${are(count)} told ${byWay(count)}. The price stays as it is.`,
    action: 'Move',
    done: (day: string) => `The hunt is booked for ${day}`,
  },
  invoice: {
    title: 'Invoice',
    loading: 'Looking for the invoice…',
    text: 'There is no invoice yet. It is made now, with the day of the payment. Whoever booked opens it on the page of the booking.',
    open: 'Open and print the invoice, or send it again',
    correctText:
      'Is it the wrong company? Enter the right one: a credit note takes the invoice back, and a new one is made.',
    correct: 'Correct the company',
    done: 'The invoice is made',
  },
  copyLink: {
    title: 'Copy the link',
    text: 'Whoever has this link can move and cancel the booking and change its phones. Give it to whoever booked, and to nobody else.',
    label: 'Link to the booking',
    loading: 'Getting the link…',
    action: 'Copy',
    done: 'The link is copied',
    refused: 'The browser did not allow copying. Select the link and copy it by hand.',
  },
  endLink: {
    title: 'End the link',
    text: 'The link stops working at once, for everybody who has it. The booking’s address gets the new one by mail, and any phone of the group by texting LINK.',
    action: 'End link',
    done: 'The link has ended',
  },
  teammate: {
    title: 'Add or replace a phone',
    phone: 'Mobile number',
    text: (places: number) =>
      `The number joins the hunt and is texted the current clue. Nothing more is charged. ${places === 1 ? '1 place is' : `${places} places are`} left of 5.`,
    insteadOf: 'Instead of',
    nobody: 'Nobody: add one more',
    choose: 'Choose a number',
    unchosen: 'Choose the number that leaves the hunt',
    replaces:
      'The new number takes that place and is texted the current clue. The old number gets no more texts, and is not told.',
    action: 'Add',
    replace: 'Replace',
    done: 'The teammate has been added',
    replaced: 'The number has been replaced',
  },
  drop: {
    title: 'Drop a phone',
    which: 'Phone that leaves',
    shares: 'Plays along on',
    text: 'The number leaves the hunt now and hears nothing more of it; whoever had it plays along on the other phone. Nothing is refunded, and nobody is texted.',
    action: 'Drop phone',
    done: 'The phone has left the hunt',
  },
  team: {
    title: 'Edit the team',
    name: 'Team name',
    unnamed: (name: string) => `Without a name it is called ${name}.`,
    listed: 'Show it on the leaderboard',
    text: 'Everybody reads the name on the leaderboard and beside reviews. Nobody is texted.',
    action: 'Save team',
    done: 'The team is saved',
  },
  showFast: {
    title: 'Show on the leaderboard',
    text: 'The team was done sooner than anybody walks this tour. Show its result where you know better, such as for runners. The leaderboard then counts it as any other. Nobody is texted.',
    action: 'Show it',
    done: 'The result is on the leaderboard',
  },
  keepFast: {
    title: 'Take off the leaderboard',
    text: 'The team was done sooner than anybody walks this tour, and an admin has shown the result all the same. It stays with the team. Nobody is texted.',
    action: 'Take it off',
    done: 'The result is off the leaderboard',
  },
  nudge: {
    label: 'Nudge',
    /** By the kind of message that the nudge sent. */
    done: (told: string | null): string => {
      if (told === 'welcome') return 'Everybody is told again how to start';
      if (told === 'reward_with_pause') return 'Everybody has the reward again';
      return told === 'location_with_clue' ? 'Everybody has the clue again' : 'The nudge was sent';
    },
  },
  way: { label: 'Send the way', done: 'Everybody has the way to the stop' },
  hint: { label: 'Free hint', done: 'Everybody has the hint, free of charge' },
  skip: {
    label: 'Skip stop',
    title: 'Skip this stop?',
    text: (stop: number) =>
      `Stop ${stop} ends without points, and everybody in this hunt gets the next one. This cannot be undone.`,
    done: 'The stop was skipped',
  },
  pause: {
    label: 'Pause',
    title: 'Pause the hunt',
    text: (count: number) =>
      `Answers wait until it is resumed, and the clock stops. ${phones(count)} ${are(count)} told so.`,
    done: 'The hunt is paused',
  },
  resume: {
    label: 'Resume',
    title: 'Resume the hunt',
    text: (count: number) =>
      `The clock continues from where it stopped. ${phones(count)} ${get(count)} the current clue again.`,
    done: 'The hunt goes on',
  },
  end: {
    label: 'End hunt',
    title: 'End this hunt?',
    text: (count: number) =>
      `The hunt is over for good, and nothing is refunded. ${phones(count)} ${are(count)} told so.`,
    done: 'The hunt has ended',
  },

  call: { label: 'Call' },
  text: { label: 'Text' },
  number: { label: 'Replace number' },
  openStop: { label: 'Open stop' },
  done: { label: 'Done', done: 'Marked as done' },
  dropNumber: { label: 'Drop phone' },

  failed: 'The hunt was not changed',
  goesTo: (readers: string) => `Goes to ${readers}.`,
  teamsPage: 'the team’s page',
} as const;
