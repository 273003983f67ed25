export * from './defaults.ts';
export * from './editor.ts';
export * from './form.ts';
export * from './limits.ts';
export * from './perks.ts';
export * from './save.ts';
export * from './schema.ts';
export * from './texts.ts';
