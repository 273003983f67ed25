/** Hours from payment to START after which a hunt for today expires, unless Settings give more. */
export const EXPIRY_HOURS = 24;

/** When a hunt for a day can be started: from this time (London) of the day, for 24 hours. */
export const DAY_OPENS = '06:00';

/** How long a reward is valid after the answer that earned it. */
export const REWARD_HOURS = 24;
export const rewardValid = `valid for ${REWARD_HOURS} hours`;

/** What the contest's winner gets: so many whole hunts, for so many days, which are `a year` in words. */
export const CONTEST_PRIZE_TOURS = 5;
export const PRIZE_DAYS = 365;
export const PRIZE_VALID = 'a year';
