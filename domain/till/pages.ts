import * as z from 'zod/mini';
import { tokenForm, tokenInFragment } from '../link-token/index.ts';
import { patterns } from '../paths/routes.ts';

/** The letters and digits of a till's token: 131 bits. */
const TILL_TOKEN_LENGTH = 22;
const form = tokenForm(TILL_TOKEN_LENGTH);

export const tillToken = z.string().check(z.regex(new RegExp(`^${form}$`), 'This is not the link of a till'));

/** The token in what stands behind `#`; null when it is not whole. */
export const tillTokenIn = (fragment: string): string | null => tokenInFragment(fragment, new RegExp(`^${form}`));

/** The page of a bar's till. A till's token or a ticket's code stands behind `#`. */
export const tillRoute = patterns.till;

/**
 * `till_pages/{hash of the token}`: the partner whose till a link opens. It has nothing else, so whoever knows its
 * id learns nothing from it; a change of `changed_at` tells an open till to ask again.
 */
export const tillPageSchema = z.object({ partner_id: z.string(), changed_at: z.date() });
export type TillPage = z.infer<typeof tillPageSchema>;

/**
 * `partners/{id}/private/till`: the link and the PIN of a partner's till; admins and functions only. The link's
 * token follows from the partner's id, the number of ended links and a key. The PIN is what a bar types on a
 * player's phone.
 */
export const tillSchema = z.object({
  page_id: z.string(),
  links_ended: z.int(),
  pin: z.string(),
  updated_at: z.date(),
});
export type Till = z.infer<typeof tillSchema>;

export const tillOf = (partnerId: string): string => `partners/${partnerId}/private/till`;
export const proposalsOf = (partnerId: string): string => `partners/${partnerId}/private/proposals`;

export const PIN_LENGTH = 4;
export const pinField = z.string().check(z.trim(), z.regex(/^\d{4}$/, 'The PIN has four digits'));
