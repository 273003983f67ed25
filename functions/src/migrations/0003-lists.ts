import { collections } from '@streetlore/domain/paths';
import { hierarchySlug } from '@streetlore/domain/slug';
import { summarise } from '../blog/summarise-post.ts';
import type { Services } from '../platform/services.ts';
import { completeTour } from '../tours/write-standing.ts';
import { ofCompletions } from './migration.ts';

/** @returns whether the partner's slug was missing or wrong */
async function addPartnerSlug({ store }: Pick<Services, 'store'>, id: string, isDry: boolean): Promise<boolean> {
  const ref = store.partners.at(id);
  const partner = await ref.read();
  if (!partner || partner.slug === hierarchySlug(partner.name)) return false;
  if (!isDry) await ref.amend(({ name }) => ({ slug: hierarchySlug(name) }));
  return true;
}

/** Adds the slugs of tours and partners, the partners of tours, the summaries of posts. */
export const listsMigration = ofCompletions('0003-lists', {
  [collections.tours]: completeTour,
  [collections.partners]: addPartnerSlug,
  [collections.blogPosts]: summarise,
});
