import * as z from 'zod/mini';

/** What a booking knows of the party that it is a team of. */
export const partOfPartySchema = z.object({
  /** The board of the party, to which every commit of the booking writes the team's line. */
  board_id: z.string(),
  /** The stop of the tour at which this team begins, from 1. */
  first_stop: z.int(),
  /** Whether START waits until the organiser has said GO. */
  held: z.boolean(),
  /** Where and when (`HH:MM` in London) all meet, once the last call has gone out. Absent before it. */
  last_call: z.optional(z.object({ place: z.string(), meet: z.string() })),
});
export type PartOfParty = z.infer<typeof partOfPartySchema>;

/** What the pages behind a team's links show of its party. They do not show the ids. */
export const partOnPageSchema = z.pick(partOfPartySchema, { first_stop: true, held: true, last_call: true });

export const partOnPageOf = ({ first_stop, held, last_call }: PartOfParty): z.infer<typeof partOnPageSchema> => ({
  first_stop,
  held,
  ...(last_call && { last_call }),
});
