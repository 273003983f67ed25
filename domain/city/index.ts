// The website's first chunk imports all but the schema, and must not carry a validator.
export * from './city.ts';
export * from './distance.ts';
export * from './map.ts';
export * from './neighborhoods.ts';
export * from './schema.ts';
