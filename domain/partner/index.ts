export * from './application.ts';
export * from './back-office-queries.ts';
export * from './editor.ts';
export * from './figures.ts';
export * from './form.ts';
export * from './queries.ts';
export * from './schema.ts';
export * from './texts.ts';
