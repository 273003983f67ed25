import * as z from 'zod/mini';

/** A day on which a tour cannot be booked, and the sentence that says why. */
export const closedDaySchema = z.object({ day: z.string(), sentence: z.string() });
export type ClosedDay = z.infer<typeof closedDaySchema>;
