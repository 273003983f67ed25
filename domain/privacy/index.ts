export * from './erase.ts';
export * from './free-texts.ts';
export * from './mentions.ts';
export * from './person.ts';
export * from './queries.ts';
export * from './retained-records.ts';
