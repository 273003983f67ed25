/** Reading texts as reviews: for functions and the seed, so that no page loads the lists of words. */
export * from './asked.ts';
export * from './document.ts';
export * from './hold.ts';
export * from './parse.ts';
export * from './take.ts';
