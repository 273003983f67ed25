import type { Partner } from '../partner/index.ts';
import type { WithId } from '../query/index.ts';
import { hierarchySlug } from '../slug/index.ts';
import type { Tour } from '../tour/index.ts';

/** The tour whose id, or else whose name as a slug, is an address's last segment; names are looked up in their neighbourhood. */
export function findTour(tours: readonly WithId<Tour>[], neighborhood: string, name: string): WithId<Tour> | null {
  return (
    tours.find((tour) => tour.id === name) ??
    tours.find((tour) => hierarchySlug(tour.name) === name && hierarchySlug(tour.neighborhood) === neighborhood) ??
    null
  );
}

/** The partner of an area whose name reads like an address's last segment. */
export function findPartner<P extends Pick<Partner, 'name' | 'area'>>(
  partners: readonly P[],
  area: string,
  name: string,
): P | null {
  return partners.find((partner) => partner.area === area && hierarchySlug(partner.name) === name) ?? null;
}
