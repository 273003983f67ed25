export * from './address.ts';
export * from './documents.ts';
export * from './find.ts';
export * from './head.ts';
export * from './html.ts';
export * from './pages.ts';
export * from './sitemap.ts';
