import { judgeProposalInput, manageTillInput, manageTillOutput } from '@streetlore/domain/till';
import * as z from 'zod/mini';
import { callable } from '../../../data/index.ts';

/** Rejects with CallError, also when another admin has decided already. */
export const judgeProposal = callable('judgeProposal', judgeProposalInput, z.object({}));
/** A repeated request changes nothing. Rejects with CallError. */
export const manageTill = callable('manageTill', manageTillInput, manageTillOutput);
