import { hierarchySlug } from '@streetlore/domain/slug';
import type { Services } from '../platform/services.ts';

/** Writes to a partner that is stored already what a save keeps since: its slug. @returns whether the partner lacked it */
export async function completePartner(
  { store }: Pick<Services, 'store'>,
  id: string,
  isDry: boolean,
): Promise<boolean> {
  const ref = store.partners.at(id);
  const partner = await ref.read();
  if (!partner || partner.slug === hierarchySlug(partner.name)) return false;
  if (!isDry) await ref.amend(({ name }) => ({ slug: hierarchySlug(name) }));
  return true;
}
