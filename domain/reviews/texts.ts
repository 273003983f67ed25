/** The part of the terms that says how reviews work. */
export const HOW_REVIEWS_WORK = 'how-reviews-work';

export const reviewTexts = { howTheyWork: 'How reviews work' } as const;

/** How many reviews there are, and how many of them we have hidden. */
export function reviewsCounted({ given, hidden }: { readonly given: number; readonly hidden: number }): string {
  const reviews = given === 1 ? '1 review' : `${given.toLocaleString('en-GB')} reviews`;
  return `So far players have given ${reviews}, of which we have hidden ${hidden === 0 ? 'none' : hidden.toLocaleString('en-GB')}.`;
}
