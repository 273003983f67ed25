import * as z from 'zod/mini';
import { documentId, emailAddress, line, paragraph } from '../fields/index.ts';
import { mailStatuses } from '../mail/schema.ts';

export const inquiryTypes = [
  'general',
  'booking',
  'tour',
  'partnership',
  'technical',
  'feedback',
  'data_protection',
] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** `contact_messages/{id}`: admins and functions only. */
export const contactMessageSchema = z.object({
  name: z.string(),
  email: z.string(),
  type: z.enum(inquiryTypes),
  subject: z.string(),
  message: z.string(),
  read: z.boolean(),
  answered: z._default(z.boolean(), false),
  /** The replies by mail, each with the status of its mail. */
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

export const contactFormSchema = z.object(fields);
export type ContactForm = z.infer<typeof contactFormSchema>;

export const emptyContactForm: ContactForm = { name: '', email: '', type: 'general', subject: '', message: '' };

/** The browser chooses the id, so that a repeat after a lost response stores nothing new. */
export const sendContactMessageInput = z.strictObject({ message_id: documentId, ...fields });
export type SendContactMessageInput = z.infer<typeof sendContactMessageInput>;

export const sendContactMessageOutput = z.object({ message_id: z.string() });
export type SendContactMessageOutput = z.infer<typeof sendContactMessageOutput>;

/** The marks that `markContactMessage` can set on a contact message. */
export const contactMarks = ['read', 'unread', 'answered', 'open'] as const;
export type ContactMark = (typeof contactMarks)[number];
export const markContactMessageInput = z.strictObject({
  request_id: documentId,
  message_id: documentId,
  mark: z.enum(contactMarks),
});
export type MarkContactMessageInput = z.infer<typeof markContactMessageInput>;

/** The fields that each mark changes. An answered message counts as read. */
export const marked: Readonly<Record<ContactMark, Partial<ContactMessage>>> = {
  read: { read: true },
  unread: { read: false },
  answered: { read: true, answered: true },
  open: { answered: false },
};

export const contactAnswerSchema = z.object({ text: paragraph(4000, 'Please write an answer') });

/** `seen`: whether the message was marked as answered, and how many replies it had, when the admin looked. */
export const answerContactMessageInput = z.strictObject({
  request_id: documentId,
  message_id: documentId,
  seen: z.strictObject({ answered: z.boolean(), answers: z.int().check(z.minimum(0)) }),
  ...contactAnswerSchema.shape,
});
export type AnswerContactMessageInput = z.infer<typeof answerContactMessageInput>;
