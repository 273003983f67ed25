export * from './code.ts';
export * from './press.ts';
