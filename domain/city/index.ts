// The schema stands apart: the website's first chunk imports the others and must not carry a
// validator.
export * from './city.ts';
export * from './distance.ts';
export * from './neighborhoods.ts';
export * from './schema.ts';
