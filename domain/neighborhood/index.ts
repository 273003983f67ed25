// Places stand apart from schemas: the website's first chunk imports places and must not carry a
// validator.
export * from './places.ts';
export * from './schema.ts';
