import { type HuntNeeds, huntsInNeed, snoozeHuntInput } from '@streetlore/domain/needs';
import type { WithId } from '@streetlore/domain/query';
import * as z from 'zod/mini';
import { callable } from './call.ts';
import { useQuery } from './firestore.ts';
import type { Live } from './live.ts';

/** The most hunts that are read. As some are seen to, further ones follow. */
const MAX_IN_NEED = 15;

/**
 * The hunts that need an admin first, live. Some may only need one later: `huntsInNeedAt` chooses.
 * All screens share one listener.
 */
export const useHuntsInNeed = (): Live<readonly WithId<HuntNeeds>[]> => useQuery(huntsInNeed(MAX_IN_NEED));

/** Puts a hunt that needs an admin aside, or takes that back. Rejects with CallError. */
export const snoozeHunt = callable('snoozeHunt', snoozeHuntInput, z.unknown());
