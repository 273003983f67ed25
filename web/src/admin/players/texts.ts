import { bookingActionTexts } from '@streetlore/domain/booking';
import type { PlayerFilter } from '@streetlore/domain/player';
import type { RecordCounts } from '@streetlore/domain/privacy';
import type { RefundWay } from '@streetlore/domain/refund-reasons';

/** Stripe's codes for failed refunds (https://docs.stripe.com/refunds#failed-refunds), in words. */
const rejections: Readonly<Record<string, string>> = {
  declined: 'the bank declined it',
  expired_or_canceled_card: 'the card has expired or was cancelled',
  insufficient_funds: 'our balance at Stripe was too low',
  lost_or_stolen_card: 'the card was lost or stolen',
};

export const playerTexts = {
  loading: 'Loading players...',
  failed: 'Failed to load players. Please try again.',
  empty: {
    all: 'No players yet',
    playing: 'Nobody is playing right now',
    opted_out: 'Nobody has opted out',
  } satisfies Record<PlayerFilter, string>,
  emptyWhy: 'Every phone on a paid booking appears here.',
  nothingFound: 'No player has this number, address or team',
  search: 'Find by number, e-mail or team',
  searchHint: 'How a number begins or its last six digits; how a word of an address or a team name begins.',
  filters: { all: 'All', playing: 'Playing', opted_out: 'Opted out' } satisfies Record<PlayerFilter, string>,
  optedOut: 'Opted out',
  /** Shown after a phone of a booking. */
  silent: 'opted out',
  onPage: 'On the team’s page:',
  reached: 'Reached by text',
  /** For a phone that may not be reachable: it is on a booking, and no text has come from it. */
  neverTexted: 'Never texted us',
  bookedOnly: (when: string) => `Never, booked ${when}`,
  personal: 'Export or erase a person',

  notFound: 'No paid booking has this number',
  notFoundWhy: 'No hunt was ever paid for with it, or the person was erased.',
  back: 'Back to Players',
  messages: 'Messages',
  bookings: 'Bookings',
  bookingsFailed: 'The bookings could not be loaded.',
  photos: 'Photos',
  photosFailed: 'The photos could not be loaded.',
  vouchers: 'Vouchers',
  noTeam: 'No team name',
  /** `others` have no phone in the booking. */
  players: (people: number, others: number) => (others === 0 ? `${people}` : `${people}, ${others} without a phone`),
  unlisted: ', not on the leaderboard',
  tooFastBadge: 'Faster than legs',
  tooFast: {
    kept: 'Faster than legs: kept for the team, not on the leaderboard',
    shown: 'Faster than legs: an admin shows it on the leaderboard',
  },
  bookedFor: (day: string) => `Booked for ${day}`,
  from: (moment: string) => `From ${moment}`,
  cancelled: 'Cancelled',
  cancelledOn: (when: string) => `By the visitor on ${when}`,
  owed: (sum: string) => `${sum}, not yet taken over by Stripe`,
  mismatches: 'Payments that do not match their booking',
  mismatchesWhy: 'Accept what was paid to book the hunt, or refund it. Until then nobody is texted.',
  mismatch: 'Payment does not match',
  rejected: 'Refunds that have failed',
  rejectedWhy:
    'Each line says where the money is. If the customer has not got it, refund it again to the same card, or pay it in another way and close it here.',
  rejectedBadge: 'Refund failed',
  rejectedSum: (sum: string, reason: string | null) =>
    reason === 'refused'
      ? `${sum} did not leave: Stripe refused the refund`
      : reason === 'unbooked'
        ? `${sum} went back at Stripe and is booked nowhere here: do not refund it again`
        : `${sum} came back${reason ? `: ${rejections[reason] ?? reason.replaceAll('_', ' ')}` : ''}`,
  onTheWay: (sum: string, pending: string) => `${sum}, of it ${pending} still on its way`,
  received: (paid: string, price: string) => `${paid} instead of ${price}`,
} as const;

const phones = (count: number) => (count === 1 ? 'The phone of this hunt' : `All ${count} phones of this hunt`);

/** The texts of each operation: before it, and after it. */
export const operationTexts = {
  accept: {
    title: 'Accept payment',
    text: (price: string, count: number) =>
      `The price was ${price}; what was paid becomes what the hunt costs. It is booked at once, and ${phones(count).toLowerCase()} ${count === 1 ? 'gets' : 'get'} the welcome text.`,
    action: (sum: string) => `Accept ${sum}`,
    done: 'The booking is confirmed',
  },
  refund: {
    title: 'Refund',
    amount: 'Amount in pounds',
    left: (pounds: string) => `${pounds} of this booking can still be refunded.`,
    notMoney: 'Enter pounds and pence, such as 5 or 12.50',
    full: (count: number) =>
      `This is a full refund: the hunt ends at once, for good, and ${phones(count).toLowerCase()} ${count === 1 ? 'is' : 'are'} told by text.`,
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
  closeRefund: {
    title: 'Close the refund',
    text: (sum: string) =>
      `Close this when ${sum} has been paid in another way, or is not owed. It leaves this list, and the log says who closed it. Nobody is texted.`,
    action: 'Close',
    done: 'The refund is closed',
  },
  welcome: {
    title: 'Resend the welcome',
    text: (count: number) =>
      `${phones(count)} ${count === 1 ? 'gets' : 'get'} the welcome text again, with how to start.`,
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
      `The hunt can then be started ${from ? `from ${from}` : 'at once'}, until ${until}. ${phones(count)} ${count === 1 ? 'is' : 'are'} told by text. The price stays as it is.`,
    action: 'Move',
    done: (day: string) => `The hunt is booked for ${day}`,
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
  skip: {
    title: 'Skip this stop',
    text: (count: number) =>
      `The stop counts as skipped, with no points. ${phones(count)} ${count === 1 ? 'gets' : 'get'} the next clue.`,
    action: 'Skip stop',
    done: 'The stop was skipped',
  },
  pause: {
    title: 'Pause the hunt',
    text: (count: number) =>
      `Answers wait until it is resumed, and the clock stops. ${phones(count)} ${count === 1 ? 'is' : 'are'} told so.`,
    action: 'Pause',
    done: 'The hunt is paused',
  },
  resume: {
    title: 'Resume the hunt',
    text: (count: number) =>
      `The clock continues from where it stopped. ${phones(count)} ${count === 1 ? 'gets' : 'get'} the current clue again.`,
    action: 'Resume',
    done: 'The hunt goes on',
  },
  end: {
    title: 'End the hunt',
    text: (count: number) =>
      `The hunt is over for good, and nothing is refunded. ${phones(count)} ${count === 1 ? 'is' : 'are'} told so.`,
    action: 'End hunt',
    done: 'The hunt has ended',
  },
} as const;

/** The texts of exporting and erasing a person's data. */
export const personTexts = {
  intro:
    'Everything that is held about a person, by phone number or e-mail address: to hand it to them, or to erase it.',
  field: 'Phone number or e-mail',
  find: 'Find',
  chosen: 'This person',
  linked: 'Found on the same booking or photo. Leave out what belongs to somebody else.',
  held: {
    bookings: 'Bookings',
    texts: 'Texts',
    page_messages: 'Messages on pages',
    photos: 'Photos',
    reviews: 'Reviews',
    subscriptions: 'Newsletter',
    letters: 'Contact messages',
    partners: 'Partner contacts',
  } satisfies Record<keyof RecordCounts, string>,
  nothing: 'Nothing is held about this person',
  optedOut: 'Has opted out of texts',
  export: 'Export',
  exported: 'The export has been downloaded. It is noted in the audit log.',
  exportFailed: 'Failed to export',
  erase: 'Erase',
  eraseTitle: 'Erase this person?',
  goes: 'What is deleted',
  going: [
    'The number, address and team name on their bookings, and their name on the leaderboard',
    'The words and the number of every text to or from them, and their reviews',
    'Whatever was said on the pages of their teams, and the names of the players there',
    'Who sent their photos, and the original files',
    'Newsletter, contact form and partner contact',
    'Their number and address in what others wrote, such as messages, notes and captions',
  ],
  stays: 'What is kept, without a name',
  staying: [
    'What was sold, paid and refunded, and how the hunts went',
    'When texts were sent and what they cost',
    'Their photos on the wall, with the votes: delete those in Contest',
    'That they opted out of texts, under a hash instead of their number',
  ],
  final: 'This cannot be undone.',
  erased: 'Erased. Nothing is held about this person any more.',
  erasing: 'Erased. What others wrote is still being searched for the number and address; that goes on by itself.',
  erasedTitle: 'This person was erased',
  kept: 'What was kept, and why',
  replaced: (count: number) =>
    count === 0
      ? 'The number and address stood in nobody else’s texts.'
      : `The number or address was taken out of ${count === 1 ? '1 text' : `${count} texts`} of others.`,
  close: 'Close',
} as const;
