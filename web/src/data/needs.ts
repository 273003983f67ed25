import { type HuntNeeds, huntsInNeed, snoozeHuntInput } from '@streetlore/domain/needs';
import type { WithId } from '@streetlore/domain/query';
import { type Conversation, conversationsInDanger } from '@streetlore/domain/sms';
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

/** The most conversations in danger that are read. */
const MAX_IN_DANGER = 15;

/**
 * The conversations in which somebody may be in danger and that no hunt in need shows: of people
 * without a hunt, or whose phone has left its hunt. Empty while that is not known.
 */
export function useStrangersInDanger(): readonly WithId<Conversation>[] {
  const live = useQuery(conversationsInDanger(MAX_IN_DANGER));
  const hunts = useHuntsInNeed();
  if (live.status !== 'ready' || hunts.status !== 'ready') return [];
  const shown = new Set(hunts.data.flatMap(({ needs }) => needs.map(({ text_id }) => text_id)));
  return live.data.filter(({ plea }) => !shown.has(plea?.id));
}

/** Puts a hunt that needs an admin aside, or takes that back. Rejects with CallError. */
export const snoozeHunt = callable('snoozeHunt', snoozeHuntInput, z.unknown());
