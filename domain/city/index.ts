// The schema is not exported here: the website's first chunk imports this file and must not carry a
// validator.
export * from './city.ts';
export * from './distance.ts';
export * from './map.ts';
export * from './neighborhoods.ts';
export * from './schema.ts';
