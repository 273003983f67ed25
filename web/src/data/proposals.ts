import type { WithId } from '@streetlore/domain/query';
import { type Proposals, proposalsWaiting } from '@streetlore/domain/till';
import { useQuery } from './firestore.ts';
import type { Live } from './live.ts';

/** The most partners whose proposals are listed at once. */
const LISTED = 20;

/** The partners whose proposals wait for an admin. */
export const useProposals = (): Live<readonly WithId<Proposals>[]> => useQuery(proposalsWaiting(LISTED));
