/** Title and description of `/gifts`. They stand apart from the others, which Home loads. */
export const giftsPageText = {
  title: 'Gifts',
  description: 'Give a street-art hunt in London: a tour for 1 to 5 people, or a sum. By mail on the day, or to print.',
} as const;
