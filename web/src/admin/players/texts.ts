import type { PlayerFilter } from '@streetlore/domain/player';
import type { RecordCounts } from '@streetlore/domain/privacy';

export const playerTexts = {
  loading: 'Loading players...',
  failed: 'Failed to load players. Please try again.',
  empty: {
    all: 'No players yet',
    playing: 'Nobody is playing right now',
    opted_out: 'Nobody has opted out',
  } satisfies Record<PlayerFilter, string>,
  emptyWhy: 'Every phone on a paid booking appears here. Who plays on a page has none: Search (Ctrl K) finds the hunt.',
  nothingFound: 'No phone has this number, address or team. Search (Ctrl K) finds hunts on a page.',
  search: 'Find by number, e-mail or team',
  searchHint: 'How a number begins or its last six digits; how a word of an address or a team name begins.',
  filters: { all: 'All', playing: 'Playing', opted_out: 'Opted out' } satisfies Record<PlayerFilter, string>,
  optedOut: 'Opted out',
  reached: 'Reached by text',
  /** The phone is on a booking and has sent no text, so it may not be reachable. */
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
  mismatches: 'Payments that do not match their booking',
  mismatchesWhy: 'Accept what was paid to book the hunt, or refund it. Until then nobody is texted.',
  rejected: 'Refunds that have failed',
  rejectedWhy:
    'Each line says where the money is. If the customer has not got it, refund it again to the same card, or pay it in another way and close it here.',
} as const;

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
    gifts: 'Gifts',
    reports: 'Reports',
    partners: 'Partner contacts',
  } satisfies Record<keyof RecordCounts, string>,
  nothing: 'Nothing is held about this person',
  optedOut: 'Has opted out of texts',
  identity: 'Is it them?',
  identityWhy:
    'Before an export or an erasure the owner of each number and address tells us a code that we send there. It counts for a day.',
  notChecked: 'not checked',
  sendCheck: 'Send check',
  sendAgain: 'Send again',
  sentAt: (moment: string) => `check sent ${moment}`,
  confirmedAt: (moment: string) => `confirmed at ${moment}`,
  code: (name: string) => `Code that ${name} was told`,
  confirmCode: 'Confirm',
  codeWrong: 'This is not the code',
  checkFailed: 'The check failed',
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
