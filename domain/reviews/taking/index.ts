/** Only functions and the seed import this index, so that no page loads the lists of rude words. */
export * from './asked.ts';
export * from './document.ts';
export * from './parse.ts';
