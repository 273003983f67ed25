import * as z from 'zod/mini';
import { documentId, emailAddress, line, paragraph } from '../fields/index.ts';
import { mailStatuses } from '../mail/schema.ts';

export const inquiryTypes = ['general', 'booking', 'tour', 'partnership', 'technical', 'feedback'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** `contact_messages/{id}`: admins and functions only. */
export const contactMessageSchema = z.object({
  name: z.string(),
  email: z.string(),
  type: z.enum(inquiryTypes),
  subject: z.string(),
  message: z.string(),
  read: z.boolean(),
  /** Somebody has replied. */
  answered: z._default(z.boolean(), false),
  /** What was replied by mail, and what became of the mail. */
  answers: z._default(
    z.array(z.object({ mail_id: z.string(), text: z.string(), status: z.enum(mailStatuses), at: z.date() })),
    [],
  ),
  created_at: z.date(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

const fields = {
  name: line(100, 'Please enter your name'),
  email: emailAddress,
  type: z.enum(inquiryTypes, 'Please choose what it is about'),
  subject: line(150, 'Please enter a subject'),
  message: paragraph(4000, 'Please enter a message'),
};

/** The contact form as typed. */
export const contactFormSchema = z.object(fields);
export type ContactForm = z.infer<typeof contactFormSchema>;

export const emptyContactForm: ContactForm = { name: '', email: '', type: 'general', subject: '', message: '' };

/** Input of the callable `sendContactMessage`; the browser chooses the id, so a repeat after a lost answer stores nothing new. */
export const sendContactMessageInput = z.strictObject({ message_id: documentId, ...fields });
export type SendContactMessageInput = z.infer<typeof sendContactMessageInput>;

export const sendContactMessageOutput = z.object({ message_id: z.string() });
export type SendContactMessageOutput = z.infer<typeof sendContactMessageOutput>;

/** `markContactMessage`: what has become of a message of the contact form. */
export const contactMarks = ['read', 'unread', 'answered', 'open'] as const;
export type ContactMark = (typeof contactMarks)[number];
export const markContactMessageInput = z.strictObject({
  request_id: documentId,
  message_id: documentId,
  mark: z.enum(contactMarks),
});
export type MarkContactMessageInput = z.infer<typeof markContactMessageInput>;

/** The fields that marking changes; an answered message counts as read. */
export const marked: Readonly<Record<ContactMark, Partial<ContactMessage>>> = {
  read: { read: true },
  unread: { read: false },
  answered: { read: true, answered: true },
  open: { answered: false },
};

/** The answer to a message as an admin types it. */
export const contactAnswerSchema = z.object({ text: paragraph(4000, 'Please write an answer') });

/** Input of the callable `answerContactMessage`. `seen`: what had been done about the message, as the admin saw it. */
export const answerContactMessageInput = z.strictObject({
  request_id: documentId,
  message_id: documentId,
  seen: z.strictObject({ answered: z.boolean(), answers: z.int().check(z.minimum(0)) }),
  ...contactAnswerSchema.shape,
});
export type AnswerContactMessageInput = z.infer<typeof answerContactMessageInput>;
