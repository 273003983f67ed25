export * from './form.ts';
export * from './lifecycle.ts';
export * from './price.ts';
export * from './schema.ts';
export * from './texts.ts';
