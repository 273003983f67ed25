import { stopPartnerMailInput, stopPartnerMailOutput } from '@streetlore/domain/partner-mail';
import { confirmOutput, linkInput, unsubscribeOutput } from '@streetlore/domain/subscriber';
import { callable } from '../../data/index.ts';

/**
 * Confirms the subscription that a link's token stands for.
 * @throws only CallError
 */
export const confirmSubscription = callable('confirmSubscription', linkInput, confirmOutput);

/**
 * Ends the subscription.
 * @throws only CallError
 */
export const unsubscribe = callable('unsubscribe', linkInput, unsubscribeOutput);

/**
 * Stops the monthly mail to the partner of a token.
 * @throws only CallError
 */
export const stopPartnerMail = callable('stopPartnerMail', stopPartnerMailInput, stopPartnerMailOutput);
