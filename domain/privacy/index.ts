export * from './erase.ts';
export * from './identity.ts';
export * from './mentions.ts';
export * from './person.ts';
export * from './queries.ts';
export type { PersonalRecord } from './record.ts';
export * from './registry.ts';
export * from './retained-records.ts';
