import * as z from 'zod/mini';

export const CHOOSE_A_DAY = 'Please choose a day';

/** A London day that a visitor chose, such as `2026-12-05`. */
export const chosenDay = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, CHOOSE_A_DAY));

/**
 * What stands in a form for another day while no day is chosen. It is neither today nor the day that
 * was chosen before, so nobody pays for a day that the form does not show.
 */
export const NO_DAY = 'none';

/**
 * When a hunt that was booked for a day can be started: from `opens_at` until the booking's
 * `expires_at`. A hunt that was booked for today has no start window, because it can be started at
 * once.
 */
export const startWindowSchema = z.object({ day: z.string(), opens_at: z.date() });
export type StartWindow = z.infer<typeof startWindowSchema>;

/** The day that a visitor chose; null stands for today, so that the hunt can be started at once. */
export const dayField = z.nullable(chosenDay);
