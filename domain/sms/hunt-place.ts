import * as z from 'zod/mini';

/** Where a hunt stands, as a message keeps it. */
export const huntPlaceSchema = z.object({
  phase: z.enum(['ready', 'puzzle', 'reward', 'completed', 'stopped']),
  stop_number: z.int(),
});
export type HuntPlace = z.infer<typeof huntPlaceSchema>;
