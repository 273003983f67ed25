export * from './open.ts';
export * from './parse.ts';
