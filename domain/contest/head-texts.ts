/** The texts of the contest's pages that the site's first script loads. */
export const contestHeadTexts = {
  headline: 'Win 5 Free Tours',
  rules: [
    'Your own photo, taken in London',
    'Photos must have GPS data to be eligible',
    'JPEG, PNG, GIF or WebP, up to 10MB',
    'One vote for each photo you like',
  ],
  seeWinners: 'See past winners',
  backToContest: 'Back to Contest',
} as const;
