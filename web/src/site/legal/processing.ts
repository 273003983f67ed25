import type { RetentionKind } from '@streetlore/domain/retention';

/** Each purpose for which we use personal data, with its lawful basis in article 6(1) of the UK GDPR. */
export const purposes: readonly { readonly purpose: string; readonly data: string; readonly basis: string }[] = [
  {
    purpose: 'To sell and run a hunt: bookings, texts, the team’s page, refunds, help',
    data: 'Phone numbers, email, team and players’ names, what you booked and wrote, how the hunt went',
    basis: 'Contract with whoever booked; for the others of the group, our legitimate interest in running it',
  },
  {
    purpose: 'To call help and a person on duty when a message may mean danger',
    data: 'The message, the hunt, the last digits of the phone',
    basis: 'Vital interests',
  },
  {
    purpose: 'Leaderboard, reviews and shared results',
    data: 'Team name, score, stars and sentence',
    basis: 'Legitimate interest in showing honest results; you can object',
  },
  {
    purpose: 'The photo contest and its prize',
    data: 'Name, email, phone number, the photo with its place',
    basis: 'Contract: the rules of the contest that you entered',
  },
  {
    purpose: 'The newsletter',
    data: 'Email, browser’s name, campaign',
    basis: 'Consent, by the link in our first mail; each mail ends it',
  },
  {
    purpose: 'To answer you, and to decide about reports, appeals and complaints',
    data: 'What you wrote, your name and email if you gave them',
    basis: 'Legitimate interest in answering; legal obligation for complaints and reports of illegal content',
  },
  {
    purpose: 'Business with partners, and their monthly figures',
    data: 'Contact’s name, email, phone number, notes',
    basis: 'Legitimate interest in our partnership; a link in each mail stops it',
  },
  {
    purpose: 'Accounts and tax',
    data: 'What was booked and paid, without names; the company’s name, address and VAT number on an invoice',
    basis: 'Legal obligation',
  },
  {
    purpose: 'Safety of the service: limits, fraud, votes that no person made, records of our own team',
    data: 'Scrambled codes of network addresses and numbers, what our team did',
    basis: 'Legitimate interest in a service that works and cannot be abused',
  },
];

/** Each company that works for us or gets data from us, with where it works and why data may go there. */
export const processors: readonly {
  readonly name: string;
  readonly does: string;
  readonly where: string;
  readonly transfer: string;
}[] = [
  {
    name: 'Google Firebase',
    does: 'stores the data and runs the site',
    where: 'United Kingdom (London)',
    transfer: 'None needed; support from the USA under the UK–US data bridge',
  },
  {
    name: 'Stripe',
    does: 'takes payments, also as a controller of its own',
    where: 'Ireland and USA',
    transfer: 'UK adequacy for the EU; UK–US data bridge',
  },
  {
    name: 'Twilio',
    does: 'carries the text messages',
    where: 'USA',
    transfer: 'UK–US data bridge, and binding corporate rules',
  },
  {
    name: 'Our mail provider',
    does: 'sends and receives our emails',
    where: 'As its contract says; ask us which one',
    transfer: 'UK or EU, else the UK’s transfer addendum',
  },
  {
    name: 'OpenAI',
    does: 'describes and checks contest photos, and reads messages that our game does not understand, without numbers, addresses and names that we can tell',
    where: 'USA',
    transfer: 'The UK’s transfer addendum in its contract',
  },
  {
    name: 'OpenCage',
    does: 'looks up the place of a contest photo by its coordinates',
    where: 'Germany',
    transfer: 'UK adequacy for the EU',
  },
  {
    name: 'OpenStreetMap',
    does: 'sends the streets of a map to your browser, and so sees your network address; a controller of its own',
    where: 'United Kingdom and EU',
    transfer: 'UK adequacy for the EU',
  },
];

/** What each kind of the table of retention is. */
export const keptKinds: Readonly<Record<RetentionKind, string>> = {
  texts: 'Texts, and messages of a team’s page',
  people:
    'Numbers, email and names on a booking, the team’s name on the leaderboard and on a review; those on a gift, from its end on',
  accounts:
    'What was booked and paid, without them, and invoices with the company’s name and address, after the year they are from',
  unpaid: 'A booking that was never paid for',
  letters: 'Messages of the contact form, once they are answered',
  applications: 'Partner applications, after they were declined',
  unconfirmed: 'A newsletter that you do not confirm',
  unsubscribed: 'Your address after you leave the newsletter',
  reports: 'A report: its words and your address',
  senders: 'Who sent a contest photo, and the original file',
  audit: 'Our own records of what our team did',
  failures: 'Our own records of what failed',
};
