import * as z from 'zod/mini';
import { emailAddress, line } from '../fields/index.ts';

/** `subscribers/{hash of the address}`: admins and functions only. */
export const subscriberSchema = z.object({
  email: z.string(),
  source: z.string(),
  utm_source: z.nullable(z.string()),
  utm_medium: z.nullable(z.string()),
  utm_campaign: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  status: z.enum(['active', 'unsubscribed']),
  /** Whether the link that was mailed to this address was pressed. Only then does the newsletter go there. */
  confirmed: z.boolean(),
  confirmed_at: z._default(z.nullable(z.date()), null),
  unsubscribed_at: z._default(z.nullable(z.date()), null),
  created_at: z.date(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** The longest campaign field and user agent that are kept, in characters. */
export const campaignLimits = { utm: 200, user_agent: 500 } as const;

export const newsletterFormSchema = z.object({ email: emailAddress });

const campaignField = z.nullable(line(campaignLimits.utm));

/** Input of the callable `subscribe`: the address, the form's place, and the visitor's campaign. */
export const subscribeInput = z.strictObject({
  email: emailAddress,
  source: z.enum(['home', 'footer', 'blog']),
  utm_source: campaignField,
  utm_medium: campaignField,
  utm_campaign: campaignField,
  user_agent: z.nullable(line(campaignLimits.user_agent)),
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** The answer is the same for every address: only its reader may know whether it is subscribed. */
export const subscribeOutput = z.object({});

/** Makes two spellings of an address the same subscriber. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/**
 * The mailbox of an address, only for limits: without the tag after a plus, and for Google without
 * dots. Two addresses of one mailbox share a day's limit.
 */
export function mailboxOf(email: string): string {
  const address = normaliseEmail(email);
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}

export const newsletterTexts = {
  thanks: 'Thanks for subscribing!',
  inbox: 'Check your inbox and tap the link to confirm.',
  failed: 'That did not go through. Please try again.',
} as const;
