import { hierarchySlug } from '@streetlore/domain/slug';
import type { Services } from '../platform/services.ts';

/**
 * Adds the slug, which a save writes nowadays, to a stored partner.
 * @returns whether the slug was missing or wrong
 */
export async function addPartnerSlug({ store }: Pick<Services, 'store'>, id: string, isDry: boolean): Promise<boolean> {
  const ref = store.partners.at(id);
  const partner = await ref.read();
  if (!partner || partner.slug === hierarchySlug(partner.name)) return false;
  if (!isDry) await ref.amend(({ name }) => ({ slug: hierarchySlug(name) }));
  return true;
}
