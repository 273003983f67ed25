import {
  deletePartnerInput,
  newestApplications,
  type Partner,
  type PartnerCrm,
  type PartnerFigures,
  type PartnerStatus,
  partnerCrmSchema,
  partnerFiguresSchema,
  partnerSchema,
  partnersListed,
  savePartnerInput,
  savePartnerOutput,
} from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { isFoundBy, searchWord } from '@streetlore/domain/wording';
import * as z from 'zod/mini';
import {
  bothLive,
  callable,
  confirmed,
  isGone,
  type Live,
  mapLive,
  type Pages,
  useDocumentOf,
  useInSync,
  usePages,
  useQuery,
} from '../../data/index.ts';

const NEWEST = 3;
/** Cards of a page. */
export const PARTNERS_PAGE = 12;

/** What the grid shows; null is no filter. */
export type PartnerFilter = {
  readonly status: PartnerStatus | null;
  readonly type: string | null;
  /** As typed. */
  readonly search: string;
};

/** A page of partners by name; applications come newest first. */
export function usePartnerPages({ status, type, search }: PartnerFilter): Pages<Partner> {
  const pages = usePages(partnersListed(status, type, searchWord(search)), PARTNERS_PAGE);
  return { ...pages, live: mapLive(pages.live, (rows) => rows.filter(({ name }) => isFoundBy(name, search))) };
}

/** A partner's tours and rewards; null while it never was on a tour. */
export function usePartnerFigures(id: string): Live<WithId<PartnerFigures> | null> {
  return useDocumentOf(documents.partnerFigures(id), partnerFiguresSchema);
}

/** The newest applications that nobody has answered, the newest first; a few, as several may come at once. */
export const useNewestApplications = (): Live<readonly WithId<Partner>[]> => useQuery(newestApplications(NEWEST));

/** A partner with how to reach it, both as one save left them; null when there is none. */
export function useWholePartner(
  id: string,
): Live<{ readonly partner: WithId<Partner>; readonly crm: PartnerCrm | null } | null> {
  const partner = useDocumentOf(`${collections.partners}/${id}`, partnerSchema);
  const crm = useDocumentOf(documents.partnerCrm(id), partnerCrmSchema);
  const live = mapLive(bothLive(partner, crm), ([found, contact]) => (found ? { partner: found, crm: contact } : null));
  return useInSync(id, live);
}

/** Saves a partner. Rejects with CallError; a fault at `seen` says that somebody else has saved it meanwhile. */
export const savePartner = callable('savePartner', savePartnerInput, savePartnerOutput);

const callDeletePartner = callable('deletePartner', deletePartnerInput, z.unknown());

/** Deletes a partner with its contact data and its places on tours. Rejects with CallError. */
export const deletePartner = (input: z.input<typeof deletePartnerInput>) =>
  confirmed(() => callDeletePartner(input), `${collections.partners}/${input.partner_id}`, isGone);
