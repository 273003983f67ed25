/**
 * Reads texts as reviews. Only functions and the seed import this folder, so that no page loads the
 * lists of words.
 */
export * from './asked.ts';
export * from './document.ts';
export * from './hold.ts';
export * from './parse.ts';
export * from './take.ts';
