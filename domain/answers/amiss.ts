/** What is amiss with an answer that comes near: it is not spelled right, does not stand alone, or is only a part. */
export const amissKinds = ['misspelt', 'not_alone', 'in_part'] as const;
export type Amiss = (typeof amissKinds)[number];
