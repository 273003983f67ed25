import { confirmBookingInput, confirmBookingOutput } from '@streetlore/domain/gift-code';
import { stopPartnerMailInput, stopPartnerMailOutput } from '@streetlore/domain/partner-mail';
import { confirmOutput, linkInput, unsubscribeOutput } from '@streetlore/domain/subscriber';
import { callable } from '../../data/index.ts';

export const confirmSubscription = callable('confirmSubscription', linkInput, confirmOutput);

export const unsubscribe = callable('unsubscribe', linkInput, unsubscribeOutput);

export const stopPartnerMail = callable('stopPartnerMail', stopPartnerMailInput, stopPartnerMailOutput);

export const confirmBooking = callable('confirmBooking', confirmBookingInput, confirmBookingOutput);
