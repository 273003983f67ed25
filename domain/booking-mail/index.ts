export * from './mails.ts';
export * from './party-mails.ts';
