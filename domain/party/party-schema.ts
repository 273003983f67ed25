import * as z from 'zod/mini';
import { partyMessageSchema } from './message.ts';

/**
 * How a party begins: its organiser says GO and every team's clock starts at that moment, or each
 * team starts when it likes.
 */
export const partyStarts = ['together', 'each'] as const;
export type PartyStarts = (typeof partyStarts)[number];
export const startsField = z.enum(partyStarts);

/** What admins have told the whole party, the newest first. Absent before the first message. */
export const partyMessages = z.optional(z.array(partyMessageSchema));

/**
 * The end that the organiser has chosen: where all meet, and when (`HH:MM` in London). Absent before it.
 * `called_at` is null until every hunt has been ended and every team told.
 */
export const lastCall = z.optional(
  z.object({ place: z.string(), meet: z.string(), ends_at: z.date(), called_at: z.nullable(z.date()) }),
);

/** What an order has that is a party: several teams that one person books and pays at once. */
export const partySchema = z.object({
  starts: startsField,
  /** The teams' bookings in the order of the board, without teams that the organiser has removed. */
  team_ids: z.array(z.string()),
  /** How many teams there have ever been. Absent until the organiser shares people out anew. */
  teams_made: z.optional(z.int()),
  /** When the organiser said GO; null before, and where each team starts by itself. */
  went_at: z.nullable(z.date()),
  /** The document in `party_pages`: the hash of the token in the organiser's link. Null before payment. */
  page_id: z.nullable(z.string()),
  /** How many links of the organiser have been replaced. */
  links_ended: z.int(),
  /** The document in `party_boards`: the hash of the token in the board's link. */
  board_id: z.string(),
  last_call: lastCall,
  messages: partyMessages,
});
export type Party = z.infer<typeof partySchema>;

/** The fields that this folder reads of an order for a party. */
export type OrderOfParty = {
  readonly tour_id: string;
  readonly tour_name: string;
  readonly people: number;
  readonly amount: number;
  readonly booking_ids: string[];
  readonly confirmed_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly party: Party;
};
