export * from './danger-in.ts';
