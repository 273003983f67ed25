import * as z from 'zod/mini';
import { tokenForm, tokenInFragment } from '../link-token/index.ts';
import { after } from '../time/index.ts';
import type { Subscriber } from './schema.ts';

const DAY = 86_400_000;

/** The purposes of a mailed link, and how long each link works, in milliseconds. */
export const linkLifetimes = { confirm: 7 * DAY, unsubscribe: 365 * DAY } as const;
export type LinkAction = keyof typeof linkLifetimes;

/** `newsletter_links/{keyed hash of the token}`; functions only. Only the mail contains the token itself. */
export const newsletterLinkSchema = z.object({
  subscriber_id: z.string(),
  action: z.enum(['confirm', 'unsubscribe']),
  created_at: z.date(),
  /** Also Firestore's TTL field. */
  expires_at: z.date(),
});
export type NewsletterLink = z.infer<typeof newsletterLinkSchema>;

/** A link that is mailed now. */
export const newLink = (subscriber_id: string, action: LinkAction, now: Date): NewsletterLink => ({
  subscriber_id,
  action,
  created_at: now,
  expires_at: after(now, linkLifetimes[action]),
});

/** How many mails a stranger can send to an address in a day: enough to correct a typing error. */
export const addressLimit = { calls: 3, milliseconds: DAY } as const;

/** The letters and digits of a token: 256 bits. */
export const NEWSLETTER_TOKEN_LENGTH = 43;
const form = tokenForm(NEWSLETTER_TOKEN_LENGTH);
export const linkToken = z.string().check(z.regex(new RegExp(`^${form}$`), 'This is not one of our links'));

/** The token in what stands behind `#`; null when the token is not whole. */
export const linkTokenIn = (fragment: string): string | null => tokenInFragment(fragment, new RegExp(`^${form}`));

export const linkInput = z.strictObject({ token: linkToken });
export type LinkInput = z.infer<typeof linkInput>;

export const confirmOutput = z.object({ outcome: z.enum(['subscribed', 'already', 'expired']) });
export type ConfirmOutput = z.infer<typeof confirmOutput>;
export const unsubscribeOutput = z.object({ outcome: z.enum(['unsubscribed', 'expired']) });
export type UnsubscribeOutput = z.infer<typeof unsubscribeOutput>;

/** Whether a link may do this now. */
export const isValidLink = (link: NewsletterLink | null, action: LinkAction, now: Date): link is NewsletterLink =>
  link !== null && link.action === action && link.expires_at > now;

/** Null when the subscription ended after we mailed the link, because an old mail must not undo that. */
export function confirmation(
  { status, confirmed, unsubscribed_at }: Subscriber,
  { created_at }: NewsletterLink,
  now: Date,
): { outcome: 'subscribed' | 'already'; change: Partial<Subscriber> | null } | null {
  if (unsubscribed_at !== null && unsubscribed_at >= created_at) return null;
  if (status === 'active' && confirmed) return { outcome: 'already', change: null };
  return { outcome: 'subscribed', change: { status: 'active', confirmed: true, confirmed_at: now } };
}

/** The address counts as unconfirmed again, so that only a new link restarts the subscription. */
export const unsubscription = (now: Date) =>
  ({ status: 'unsubscribed', confirmed: false, unsubscribed_at: now }) satisfies Partial<Subscriber>;
