export * from './erase.ts';
export * from './person.ts';
export * from './queries.ts';
