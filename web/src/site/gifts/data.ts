import { buyGiftInput, buyGiftOutput } from '@streetlore/domain/gift';
import { callable } from '../../data/index.ts';

/**
 * Makes the gift and its PaymentIntent, or finds both again when `gift_id` is known.
 * @throws only CallError
 */
export const buyGift = callable('buyGift', buyGiftInput, buyGiftOutput);
