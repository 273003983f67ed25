import * as z from 'zod/mini';
import { emailAddress, optionalText } from '../fields/index.ts';
import { giftCode } from '../gift-code/index.ts';
import { invoiceToInput, invoiceToTexts } from '../invoice-to/index.ts';
import { phoneTexts } from '../phone/index.ts';
import { type Booking, createBookingInput } from './schema.ts';
import { chosenDay } from './start-window-schema.ts';
import { teamNameField } from './team-name.ts';
import { pageNeedsEmail } from './texts.ts';

/** How a group plays: by text to its UK mobiles, or on the team's page alone. */
export const waysToPlay = ['text', 'page'] as const;
export type WayToPlay = (typeof waysToPlay)[number];

/** What is asked of every group. */
const ofAll = {
  participants: createBookingInput.shape.participants,
  team_name: optionalText(teamNameField),
  gift_code: optionalText(giftCode),
  /** Empty for today. */
  day: optionalText(chosenDay),
  /** Null for no invoice. */
  invoice: z.nullable(invoiceToInput),
};

/** Step 1 of the booking page as typed by a group that plays by text. */
export const textBookingForm = z.object({
  way: z.literal('text'),
  phone_numbers: createBookingInput.shape.phone_numbers.check(z.minLength(1, phoneTexts.missingOne)),
  email: optionalText(emailAddress),
  ...ofAll,
});

/** The same for a group that plays on the page. Typed numbers stay in the form for the other way; nobody reads them. */
const pageBookingForm = z.object({
  way: z.literal('page'),
  phone_numbers: z.pipe(
    z.array(z.string()),
    z.transform((): string[] => []),
  ),
  email: z.pipe(z.string().check(z.refine((typed) => typed.trim() !== '', pageNeedsEmail)), emailAddress),
  ...ofAll,
});

/** Step 1 of the booking page as typed. Parsed, it is the part of `createBookingInput` that a visitor decides. */
export const bookingFormSchema = z.pipe(
  z.discriminatedUnion('way', [textBookingForm, pageBookingForm]).check(
    z.refine(({ invoice, email }) => !invoice || email !== null, {
      path: ['email'],
      message: invoiceToTexts.needsEmail,
    }),
  ),
  z.transform(({ way, ...details }) => details),
);
export type BookingForm = z.input<typeof bookingFormSchema>;
export type BookingDetails = z.output<typeof bookingFormSchema>;

/** The empty form. */
export const emptyBookingForm = (): BookingForm => ({
  participants: 1,
  way: 'text',
  phone_numbers: [''],
  email: '',
  team_name: '',
  gift_code: '',
  day: '',
  invoice: null,
});

/**
 * The form as the visitor filled it in, for a booking that is not paid yet. The booking keeps no code of a gift and no
 * company of an invoice, so both fields are empty.
 */
export function bookingFormOf(booking: Booking): BookingForm {
  const isPage = booking.phone_numbers.length === 0;
  return {
    participants: booking.participants,
    way: isPage ? 'page' : 'text',
    phone_numbers: isPage ? [''] : [...booking.phone_numbers],
    email: booking.email ?? '',
    team_name: booking.team_name ?? '',
    gift_code: '',
    day: booking.start_window?.day ?? '',
    invoice: null,
  };
}

/** The phone list with a field for each participant. What the visitor typed stays. */
export function phonesForAll(participants: number, typed: readonly string[]): string[] {
  return Array.from({ length: participants }, (_, index) => typed[index] ?? '');
}

/** Numbers that several participants share, each with those participants (counted from 1). */
export function repeatedPhones(phones: readonly string[]): { phone: string; participants: number[] }[] {
  return [...new Set(phones)]
    .map((phone) => ({ phone, participants: phones.flatMap((one, index) => (one === phone ? [index + 1] : [])) }))
    .filter(({ participants }) => participants.length > 1);
}
