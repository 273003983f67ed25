export * from './erase.ts';
export * from './person.ts';
