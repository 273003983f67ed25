import { lookAtGiftInput, lookAtGiftOutput } from '@streetlore/domain/gift';
import { callable } from '../../data/index.ts';

/**
 * A gift as its link shows it. For an unpaid one the server asks Stripe first.
 * @throws only CallError
 */
export const lookAtGift = callable('lookAtGift', lookAtGiftInput, lookAtGiftOutput);
