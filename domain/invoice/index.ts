export * from './by-link.ts';
export * from './issue.ts';
export * from './money-back.ts';
export * from './numbers.ts';
export * from './schema.ts';
export * from './texts.ts';
