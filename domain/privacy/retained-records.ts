import * as z from 'zod/mini';
import { periodOf } from '../retention/periods.ts';

const count = z.int().check(z.minimum(0));

/** How many records stay when a person is erased. Only invoices may name the person. */
export const retainedCountsSchema = z.object({
  /** Bookings that the person made or was on. */
  bookings: count,
  texts: count,
  photos: count,
  /** Invoices of the person's orders, with their credit notes. */
  invoices: z._default(count, 0),
  opted_out: z.boolean(),
});
export type RetainedRecords = z.infer<typeof retainedCountsSchema>;

export const noRetainedRecords: RetainedRecords = { bookings: 0, texts: 0, photos: 0, invoices: 0, opted_out: false };

/** The result of an erasure, also written to its last audit entry. */
export const erasedSchema = z.object({
  kept: retainedCountsSchema,
  /** Other people's documents whose texts contained a number or an address of the person. */
  replaced: count,
});

/**
 * Response of `erasePerson`. `done` is false while the search of other people's texts goes on by
 * itself.
 */
export const erasePersonOutput = z.object({ done: z.boolean(), ...erasedSchema.shape });
export type Erased = z.infer<typeof erasePersonOutput>;

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** What is kept of an erased person, and why. */
export function retainedLines({
  bookings,
  texts,
  photos,
  invoices,
  opted_out,
}: RetainedRecords): { what: string; why: string }[] {
  const lines = [
    bookings > 0 && {
      what: `Tour, dates and amounts of ${counted(bookings, 'booking', 'bookings')}`,
      why: `the accounts have to be kept for ${periodOf('accounts')} after this one`,
    },
    texts > 0 && {
      what: `When ${counted(texts, 'text was sent and what it', 'texts were sent and what they')} cost`,
      why: "so that the carrier's bills can be checked",
    },
    invoices > 0 && {
      what: `${counted(invoices, 'invoice', 'invoices')} as issued, with the company's name and address`,
      why: `the law asks to keep what shows VAT for ${periodOf('accounts')} after this one`,
    },
    photos > 0 && {
      what: `${counted(photos, 'photo', 'photos')} on the wall, with the votes`,
      why: 'the contest shows them without a name; delete them in Contest',
    },
    opted_out && {
      what: 'That the number opted out, as a scrambled code',
      why: 'so that we go on leaving it alone',
    },
    { what: 'That somebody was erased, as a scrambled code in the audit log', why: 'to show that it was done' },
  ];
  return lines.filter((line) => line !== false);
}
