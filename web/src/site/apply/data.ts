import { applyAsPartnerInput, applyAsPartnerOutput } from '@streetlore/domain/partner';
import { callable } from '../../data/index.ts';

export const applyAsPartner = callable('applyAsPartner', applyAsPartnerInput, applyAsPartnerOutput);
