import { partnerSchema } from '@streetlore/domain/partner';
import { collections } from '@streetlore/domain/paths';
import { query } from '@streetlore/domain/query';
import { hierarchySlug } from '@streetlore/domain/slug';
import type { Services } from '../platform/services.ts';

/** Writes to the partners that are stored already what a save keeps since: their slug. @returns how many partners lacked it */
export async function completePartners({ store }: Pick<Services, 'store'>, isDry: boolean): Promise<number> {
  let written = 0;
  for (const { id, name, slug } of await store.find(query(collections.partners, partnerSchema))) {
    if (slug === hierarchySlug(name)) continue;
    written += 1;
    if (!isDry) await store.partners.at(id).amend((partner) => ({ slug: hierarchySlug(partner.name) }));
  }
  return written;
}
