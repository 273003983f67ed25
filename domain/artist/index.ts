export * from './form.ts';
export * from './schema.ts';
export * from './slug.ts';
export * from './texts.ts';
