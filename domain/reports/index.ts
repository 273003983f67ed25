export * from './desk.ts';
export * from './inputs.ts';
export * from './queries.ts';
export * from './reasons.ts';
export * from './schema.ts';
export * from './texts.ts';
