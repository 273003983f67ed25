export * from './application.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './texts.ts';
