export * from './html.ts';
export type { Spray } from './look.ts';
export * from './outbox.ts';
export * from './parts.ts';
export * from './queries.ts';
export * from './schema.ts';
