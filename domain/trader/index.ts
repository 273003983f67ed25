export * from './parameters.ts';
export * from './schema.ts';
export * from './texts.ts';
export * from './vat.ts';
