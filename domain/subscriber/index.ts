import * as z from 'zod/mini';

/** `subscribers/{hash of the address}`: admins and functions only. */
export const subscriberSchema = z.object({
  email: z.string(),
  source: z.string(),
  utm_source: z.nullable(z.string()),
  utm_medium: z.nullable(z.string()),
  utm_campaign: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  status: z.enum(['active', 'unsubscribed']),
  confirmed: z.boolean(),
  created_at: z.date(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;
