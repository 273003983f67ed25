import * as z from 'zod/mini';

/**
 * `system/partner_mail`: how far the mails about a month have got. A run that dies is continued
 * behind `last`.
 */
export const partnerMailMarkSchema = z.object({
  /** The London month that the mails are about, such as `2026-10`. */
  month: z.string(),
  /** The last partner that was looked at; null before the first. */
  last: z.nullable(z.string()),
  done: z.boolean(),
});
