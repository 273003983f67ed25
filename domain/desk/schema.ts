import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { e164 } from '../phone/index.ts';
import { numberTyped } from '../typed-phone/index.ts';

/** The most phones on duty. Each gets a text when a team waits for a person. */
export const MAX_DUTY_PHONES = 5;

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 09:00'));

const fields = {
  numbers: z.array(e164).check(z.maxLength(MAX_DUTY_PHONES, `At most ${MAX_DUTY_PHONES} numbers`)),
  /** The days on which a shift begins: 1 is Monday, 7 is Sunday. */
  days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  /** The hours of the desk in London: `09:00`. A shift that ends earlier than it starts ends on the next day. */
  from: clock,
  to: clock,
};

const lasts = z.refine<{ from: string; to: string }>(({ from, to }) => from !== to, {
  error: 'The end must differ from the start',
  path: ['to'],
});

/** `settings/desk`: support hours and on-call numbers. Admins and functions only. */
export const deskSchema = z.object(fields);
export type Desk = z.infer<typeof deskSchema>;

export const saveDeskInput = z.strictObject({ request_id: documentId, ...fields }).check(lasts);
export type SaveDeskInput = z.output<typeof saveDeskInput>;

/** Holds until an admin has saved the desk: hours for every day, and no phone on duty. */
export const defaultDesk: Desk = { numbers: [], days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '21:00' };

/** The desk as an admin types it: numbers separated by commas, in any usual form. */
export const deskFormSchema = z
  .object({
    numbers: z.pipe(
      z.string().check(
        z.superRefine((typed: string, context) => {
          const message = z.safeParse(fields.numbers, numbersIn(typed)).error?.issues[0]?.message;
          if (message) context.addIssue({ code: 'custom', message });
        }),
      ),
      z.transform(numbersIn),
    ),
    days: z.pipe(
      z.array(z.string()),
      z.transform((days: string[]) => days.map(Number)),
    ),
    from: clock,
    to: clock,
  })
  .check(lasts);

function numbersIn(typed: string): string[] {
  const parts = typed.split(/[,;\n]/).map((part) => part.trim());
  return parts.filter(Boolean).map((part) => numberTyped(part) ?? part);
}
