export { collections, documents, stopId } from './collections.ts';
export { patterns, routes } from './routes.ts';
export { storagePaths } from './storage.ts';
export { webhooks } from './webhooks.ts';
