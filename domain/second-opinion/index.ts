export * from './facts.ts';
export * from './masked.ts';
export * from './needed.ts';
export * from './question.ts';
