import { type HuntNeeds, type NotedActionKind, noteAction } from '@streetlore/domain/needs';
import type { Versioned } from '../store/entity.ts';
import type { Writes } from '../store/writes.ts';
import type { Caller } from './callable.ts';
import type { Services } from './services.ts';

/** What a hunt needs, as it was read; null for an action that is about no hunt. */
export type SeenNeeds = Versioned<HuntNeeds> | null;

/** Reads what a hunt needs, for a commit that notes an action. */
export const readNeeds = async ({ store }: Pick<Services, 'store'>, bookingId: string | null): Promise<SeenNeeds> =>
  bookingId === null ? null : store.huntNeeds.at(bookingId).readVersioned();

/**
 * Notes in the commit of an action what an admin did about a hunt, so that the hunt steps aside and
 * everybody on duty reads who has seen to it. A hunt that needs nothing has no row to note that in.
 */
export function addAction(
  commit: Writes,
  found: SeenNeeds,
  what: NotedActionKind,
  { email }: Pick<Caller, 'email'>,
  at: Date,
): void {
  if (found?.version) commit.update(found, noteAction(found.value, { what, by: email, at }));
}
