// Places apart from schemas: the website's first chunk knows the former and must not carry a validator.
export * from './places.ts';
export * from './schema.ts';
