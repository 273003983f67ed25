/** The contest's rules as visitors read them. */
export const contestRules = [
  'Your own photo, taken in London',
  'Photos must have GPS data to be eligible',
  'JPEG, PNG, GIF or WebP, up to 10MB',
  'One vote for each photo you like',
] as const;
