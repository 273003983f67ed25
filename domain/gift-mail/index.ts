export * from './mails.ts';
