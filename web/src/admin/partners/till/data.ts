import type { WithId } from '@streetlore/domain/query';
import {
  judgeProposalInput,
  manageTillInput,
  manageTillOutput,
  type Proposals,
  proposalsWaiting,
} from '@streetlore/domain/till';
import * as z from 'zod/mini';
import { callable, type Live, useQuery } from '../../../data/index.ts';

/** The most partners whose proposals are listed at once. */
const LISTED = 20;

export const useProposals = (): Live<readonly WithId<Proposals>[]> => useQuery(proposalsWaiting(LISTED));

/** Rejects with CallError, also when another admin has decided already. */
export const judgeProposal = callable('judgeProposal', judgeProposalInput, z.object({}));
/** A repeated request changes nothing. Rejects with CallError. */
export const manageTill = callable('manageTill', manageTillInput, manageTillOutput);
