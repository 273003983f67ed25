/** What kind of thing a reward is. It decides what must be said beside it. */
export const rewardKinds = ['alcohol', 'drink', 'food', 'goods', 'discount'] as const;
export type RewardKind = (typeof rewardKinds)[number];
