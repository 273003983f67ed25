import * as z from 'zod/mini';

/** The most messages that the board and the organiser's page show. */
const MAX_MESSAGES = 3;

/**
 * What an admin told a whole party: the words and the time, and nobody's name or number. Words to a
 * single team never become one.
 */
export const partyMessageSchema = z.object({ text: z.string(), at: z.date() });
export type PartyMessage = z.infer<typeof partyMessageSchema>;

type Told = { readonly messages?: readonly PartyMessage[] | undefined };

/** The party's messages after one more: the newest first, and only the last few. */
export const withMessage = ({ messages = [] }: Told, text: string, at: Date): PartyMessage[] =>
  [{ text, at }, ...messages].slice(0, MAX_MESSAGES);
