import * as z from 'zod/mini';

export const inquiryTypes = ['general', 'booking', 'tour', 'partnership', 'technical', 'feedback'] as const;

/** `contact_messages/{id}`: admins and functions only. */
export const contactMessageSchema = z.object({
  name: z.string(),
  email: z.string(),
  type: z.enum(inquiryTypes),
  subject: z.string(),
  message: z.string(),
  read: z.boolean(),
  created_at: z.date(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
