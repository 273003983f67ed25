export * from './answer-mail.ts';
export * from './hunt-mails.ts';
export * from './link-mails.ts';
export * from './mails.ts';
export type { ChangedBy, InvoiceLink, OrderMail } from './parts.ts';
