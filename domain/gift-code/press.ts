import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { tokenForm, tokenInFragment } from '../link-token/index.ts';

/** The letters and digits of the part of a token that nobody else can make: 190 bits. */
export const PRESS_TOKEN_LENGTH = 32;

/** The booking's id, and the part that nobody else can make. */
const start = `^([A-Za-z0-9_-]{1,128})\\.(${tokenForm(PRESS_TOKEN_LENGTH)})`;
const form = new RegExp(`${start}$`);

/** The token in what stands behind `#`; null when the token is not whole. */
export const pressTokenIn = (fragment: string): string | null => tokenInFragment(fragment, new RegExp(start));

export const toPressToken = (bookingId: string, hash: string): string => `${bookingId}.${hash}`;

/** The two parts of a token that `confirmBookingInput` accepts; null when the first is no id of ours. */
export function partsOfPressToken(token: string): { readonly bookingId: string; readonly hash: string } | null {
  const [, bookingId = '', hash = ''] = form.exec(token) ?? [];
  return documentId.safeParse(bookingId).success ? { bookingId, hash } : null;
}

/** Input of the callable `confirmBooking`, which the button behind the mail's link calls. */
export const confirmBookingInput = z.strictObject({
  token: z.string().check(z.regex(form, 'This is not one of our links')),
});

/** `expired`: no token of ours, or a booking that nobody confirmed in time. */
export const confirmBookingOutput = z.object({ outcome: z.enum(['confirmed', 'expired']) });
export type ConfirmBookingOutput = z.infer<typeof confirmBookingOutput>;

/** What the page behind the link says. */
export const pressTexts = {
  title: 'Confirm your booking',
  lead: 'Press the button. Your voucher then pays for this hunt.',
  button: 'Confirm your booking',
  over: 'Booking Confirmed!',
  done: 'We have sent you a mail with the link to your hunt.',
  expired: 'The link worked for one day. Please book again: the voucher has not been used.',
} as const;
