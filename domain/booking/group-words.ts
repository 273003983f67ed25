import { GROUP_DISCOUNT } from './limits.ts';

/** Per cent off the price for a group, as a number and in words. */
export const GROUP_PERCENT = Math.round(100 * GROUP_DISCOUNT);
export const groupOff = `${GROUP_PERCENT}% off`;
