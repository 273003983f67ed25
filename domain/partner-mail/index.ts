export * from './link.ts';
export * from './mail.ts';
export * from './month.ts';
export * from './texts.ts';
