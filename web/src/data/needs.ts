import { attendHuntInput, goesOnAfter, type HuntNeeds, huntsInNeed } from '@streetlore/domain/needs';
import type { WithId } from '@streetlore/domain/query';
import {
  answerPlayerInput,
  type Conversation,
  conversationsInDanger,
  endWaitingInput,
  longestAwaiting,
} from '@streetlore/domain/sms';
import * as z from 'zod/mini';
import { presentTime } from '../server-time.ts';
import { callable } from './call.ts';
import { type Live, mapLive } from './live.ts';
import { useWhole } from './use-whole.ts';

/**
 * All hunts that need an admin, may need one later (`huntsInNeedAt` chooses) or were just seen to.
 */
export const useHuntsInNeed = (): Live<readonly WithId<HuntNeeds>[]> =>
  useWhole({ name: 'needs', first: 15, asked: huntsInNeed, goesOn: (hunts) => goesOnAfter(hunts, presentTime()) });

const always = () => true;

/**
 * The conversations of people in danger whom no hunt in need shows: they have no hunt, or their phone has
 * left it. The list is empty until that is known.
 */
export function useStrangersInDanger(): readonly WithId<Conversation>[] {
  const live = useWhole({ name: 'danger', first: 15, asked: conversationsInDanger, goesOn: always });
  const hunts = useHuntsInNeed();
  if (live.status !== 'ready' || hunts.status !== 'ready') return [];
  const shown = pleasOf(hunts.data);
  return live.data.filter(({ plea }) => !shown.has(plea?.id));
}

/**
 * People who wait for an answer and whom no hunt in need shows, the longest wait first. People in danger have
 * rows of their own.
 */
export function useWaitingPlayers(): Live<readonly WithId<Conversation>[]> {
  const live = useWhole({ name: 'awaiting', first: 5, asked: longestAwaiting, goesOn: always });
  const hunts = useHuntsInNeed();
  const shown = pleasOf(hunts.status === 'ready' ? hunts.data : []);
  return mapLive(live, (all) => all.filter(({ plea }) => !shown.has(plea?.id) && plea?.about !== 'danger'));
}

/** The ids of the pleas that these hunts show, including those that were put aside. */
export const pleasOf = (hunts: readonly HuntNeeds[]): ReadonlySet<string | undefined> =>
  new Set(hunts.flatMap(({ needs }) => needs.flatMap(({ text_id }) => text_id ?? [])));

/** What an admin did about a hunt that changes its row alone. Rejects with CallError. */
export const attendHunt = callable('attendHunt', attendHuntInput, z.unknown());

/** Texts a player, or all phones of a hunt. Rejects with CallError, as does `endWaiting`. */
export const answerPlayer = callable('answerPlayer', answerPlayerInput, z.unknown());

export const endWaiting = callable('endWaiting', endWaitingInput, z.unknown());
