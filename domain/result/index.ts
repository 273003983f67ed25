export * from './place.ts';
export * from './review.ts';
export * from './shape.ts';
export * from './shared.ts';
export * from './texts.ts';
