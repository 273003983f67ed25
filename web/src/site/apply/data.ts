import { applyAsPartnerInput, applyAsPartnerOutput } from '@streetlore/domain/partner';
import { callable } from '../../data/index.ts';

/**
 * Sends a business's application.
 * @throws only CallError
 */
export const applyAsPartner = callable('applyAsPartner', applyAsPartnerInput, applyAsPartnerOutput);
