import * as z from 'zod/mini';

/** The partner's id, and the keyed hash that nobody else can make: 32 characters of base64url. */
const form = /^([A-Za-z0-9][\w-]{0,127})\.([\w-]{32})$/;

/** The token of a link that stops a partner's monthly mail. */
export const partnerMailToken = z.string().check(z.regex(form, 'This is not one of our links'));

export const toPartnerMailToken = (partnerId: string, hash: string): string => `${partnerId}.${hash}`;

/** The two parts of a token that `partnerMailToken` accepts. */
export function partsOfToken(token: string): { readonly partnerId: string; readonly hash: string } {
  const [, partnerId = '', hash = ''] = form.exec(token) ?? [];
  return { partnerId, hash };
}

/** Input of the callable `stopPartnerMail`. */
export const stopPartnerMailInput = z.strictObject({ token: partnerMailToken });
export type StopPartnerMailInput = z.infer<typeof stopPartnerMailInput>;

/** `unknown`: the token is none of ours, or its partner is gone. Then nothing has changed. */
export const stopPartnerMailOutput = z.object({ outcome: z.enum(['stopped', 'unknown']) });
export type StopPartnerMailOutput = z.infer<typeof stopPartnerMailOutput>;
