/** 'Send my link again': an address gets the links to all that it has booked and not played, and to its gifts. */
import * as z from 'zod/mini';
import { emailAddress } from '../fields/index.ts';

const HOUR = 3_600_000;

/** How often the links may be asked for: by a browser, by a network, and for a mailbox. */
export const lostLinkLimits = {
  visitor: { calls: 5, milliseconds: HOUR },
  address: { calls: 20, milliseconds: HOUR },
  mailbox: { calls: 3, milliseconds: 24 * HOUR },
} as const;

/** One mail names this many bookings and parties at most, and as many bought gifts, the latest paid first. */
export const MAX_LINKS = 10;

/** How many bookings of an address are looked at: a party has up to thirty. */
export const BOOKINGS_LOOKED_AT = 90;

/** How many gifts of an address are looked at: some are cancelled. */
export const GIFTS_LOOKED_AT = 30;

/** The form, and the input of the callable `sendMyLinks`. */
export const lostLinkInput = z.strictObject({ email: emailAddress });

/** The answer is the same for every address: only its reader may know whether it has a booking or a gift. */
export const lostLinkOutput = z.strictObject({});

export const lostLinkTexts = {
  title: 'Lost your link?',
  why: 'Type the e-mail address of your booking, or of the gift that you bought. We send the link there again.',
  label: 'Email',
  button: 'Send my link again',
  sent: 'Please look in your inbox',
  sentWhy:
    'If this address has an open booking or has bought a gift, the link is on the way. No mail? Look in your spam folder, or try another address.',
  another: 'Try another address',
  failed: 'That did not go through. Please try again.',
} as const;
