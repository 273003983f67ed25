import { areaOfAddress } from '@streetlore/domain/city';
import { type Partner, partnerCrmSchema, partnerSchema } from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import { OUR_DRAWING } from '@streetlore/domain/picture';
import type { WithId } from '@streetlore/domain/query';
import { hierarchySlug } from '@streetlore/domain/slug';
import { tillOf, tillPageSchema, tillSchema } from '@streetlore/domain/till';
import { searchWords } from '@streetlore/domain/wording';
import type { SeedLedger } from '../ledger.ts';
import { seededTillOf } from '../links.ts';
import { published, publishedUrl, type SeedPicture } from '../pictures.ts';
import { hoursOfType } from './hours.ts';
import { type PartnerPlan, partnerPlans } from './index.ts';

const DAY = 86_400_000;

const WIDTH = 960;

const pictureOf = ({ id }: Pick<PartnerPlan, 'id'>) => ({ folder: 'partners', id, name: 'front' }) as const;

/** The pictures of the partners that have one. */
export const partnerPictures = (): SeedPicture[] =>
  partnerPlans
    .filter(({ hasPicture }) => hasPicture)
    .flatMap((plan) => published(pictureOf(plan), `partner-${plan.id}`, WIDTH));

function partnerOf(
  { at, contact: _contact, hasPicture, ...shown }: PartnerPlan,
  index: number,
  now: Date,
): WithId<Partner> {
  const created_at = new Date(now.getTime() - (180 - index * 4) * DAY);
  const [latitude, longitude] = at;
  const area = areaOfAddress(shown.address);
  const found = { slug: hierarchySlug(shown.name), search: searchWords(shown.name) };
  const opening_hours = hoursOfType(shown.type, now.getUTCFullYear());
  return {
    ...shown,
    area,
    latitude,
    longitude,
    website: null,
    opening_hours,
    image_url: hasPicture ? publishedUrl(pictureOf(shown), WIDTH) : '',
    image_credit: hasPicture ? OUR_DRAWING : '',
    image_focus: hasPicture ? { x: 50, y: 45 } : null,
    created_at,
    updated_at: created_at,
    ...found,
  };
}

/**
 * Writes the partners and, in separate documents, how to reach them. Phone numbers are from Ofcom's
 * London drama range.
 * @returns the partners as written
 */
export function writePartners(ledger: SeedLedger, now: Date): WithId<Partner>[] {
  return partnerPlans.map((plan, i) => {
    const { id, ...partner } = partnerOf(plan, i, now);
    ledger.put(`${collections.partners}/${id}`, partnerSchema, partner);
    ledger.put(documents.partnerCrm(id), partnerCrmSchema, {
      ...plan.contact,
      contact_email: `hello@${id}.example`,
      contact_phone: `+44207946${String(100 + i).padStart(4, '0')}`,
      monthly_mail: true,
    });
    const till = seededTillOf(id, now);
    ledger.put(tillOf(id), tillSchema, till);
    ledger.put(`${collections.tillPages}/${till.page_id}`, tillPageSchema, { partner_id: id, changed_at: now });
    return { id, ...partner };
  });
}
