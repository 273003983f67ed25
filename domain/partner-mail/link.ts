import * as z from 'zod/mini';
import { tokenForm, tokenInFragment } from '../link-token/index.ts';

/** The letters and digits of the part of a token that nobody else can make: 190 bits. */
export const PARTNER_TOKEN_LENGTH = 32;

/** The partner's id, and the part that nobody else can make. */
const start = `^([\\w-]{1,128})\\.(${tokenForm(PARTNER_TOKEN_LENGTH)})`;
const form = new RegExp(`${start}$`);

export const partnerMailToken = z.string().check(z.regex(form, 'This is not one of our links'));

/** The token in what stands behind `#`; null when the token is not whole. */
export const partnerMailTokenIn = (fragment: string): string | null => tokenInFragment(fragment, new RegExp(start));

export const toPartnerMailToken = (partnerId: string, hash: string): string => `${partnerId}.${hash}`;

export function partsOfToken(token: string): { readonly partnerId: string; readonly hash: string } {
  const [, partnerId = '', hash = ''] = form.exec(token) ?? [];
  return { partnerId, hash };
}

export const stopPartnerMailInput = z.strictObject({ token: partnerMailToken });
export type StopPartnerMailInput = z.infer<typeof stopPartnerMailInput>;

/** `unknown`: the token is none of ours, or its partner is gone. Then nothing has changed. */
export const stopPartnerMailOutput = z.object({ outcome: z.enum(['stopped', 'unknown']) });
export type StopPartnerMailOutput = z.infer<typeof stopPartnerMailOutput>;
