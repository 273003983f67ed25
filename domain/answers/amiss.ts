/**
 * What is wrong with a near answer: it is misspelt, it stands among other words, or it is only a
 * part of the answer.
 */
export const closeReasons = ['misspelt', 'not_alone', 'in_part'] as const;
export type CloseReason = (typeof closeReasons)[number];
