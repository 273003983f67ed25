export * from './answer-mail.ts';
export * from './hunt-mails.ts';
export * from './link-mails.ts';
export * from './mails.ts';
export type { ChangedBy, OrderMail } from './parts.ts';
