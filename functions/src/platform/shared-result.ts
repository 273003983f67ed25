import { type SharedResult, sharedResult } from '@streetlore/domain/result';
import { pageShared } from '@streetlore/domain/team';
import type { Store } from '../store/store.ts';

/**
 * What a team shares under this id; null when there is no such team, its link was replaced, or its
 * hunt is not completed.
 */
export async function readShared(store: Store, id: string): Promise<SharedResult | null> {
  const page = await store.first(pageShared(id));
  if (!page) return null;
  const tour = await store.tours.at(page.tour_id).read();
  return sharedResult(page, tour?.neighborhood ?? null);
}
