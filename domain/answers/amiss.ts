/** What is wrong with a near answer. `not_alone`: it stands among other words. */
export const closeReasons = ['misspelt', 'not_alone', 'in_part'] as const;
export type CloseReason = (typeof closeReasons)[number];
