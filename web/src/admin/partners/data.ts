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
import { matchesSearch, searchWord } from '@streetlore/domain/wording';
import * as z from 'zod/mini';
import {
  callable,
  callConfirmed,
  combineLive,
  isDeleted,
  type Live,
  mapLive,
  type Pages,
  uploadAndPublish,
  useDocumentOf,
  useInSync,
  usePages,
  useQuery,
} from '../../data/index.ts';

const NEWEST = 3;
const PARTNERS_PAGE = 12;

/** Null means no filter. */
export type PartnerFilter = {
  readonly status: PartnerStatus | null;
  readonly type: string | null;
  /** As typed. */
  readonly search: string;
};

/** By name. Applications are the newest first. */
export function usePartnerPages({ status, type, search }: PartnerFilter): Pages<Partner> {
  const pages = usePages(partnersListed(status, type, searchWord(search)), PARTNERS_PAGE);
  return { ...pages, live: mapLive(pages.live, (rows) => rows.filter(({ name }) => matchesSearch(name, search))) };
}

/** Null if the partner was never on a tour. */
export function usePartnerFigures(id: string): Live<WithId<PartnerFigures> | null> {
  return useDocumentOf(documents.partnerFigures(id), partnerFiguresSchema);
}

/** The newest applications. There are several, because more than one may come at once. */
export const useNewestApplications = (): Live<readonly WithId<Partner>[]> => useQuery(newestApplications(NEWEST));

/** A partner with its contact data, both from the same save. */
export function useWholePartner(
  id: string,
): Live<{ readonly partner: WithId<Partner>; readonly crm: PartnerCrm | null } | null> {
  const partner = useDocumentOf(`${collections.partners}/${id}`, partnerSchema);
  const crm = useDocumentOf(documents.partnerCrm(id), partnerCrmSchema);
  const live = mapLive(combineLive(partner, crm), ([found, contact]) =>
    found ? { partner: found, crm: contact } : null,
  );
  return useInSync(id, live);
}

/** Rejects with CallError. A fault at `seen` means that another admin has saved the partner meanwhile. */
export const savePartner = callable('savePartner', savePartnerInput, savePartnerOutput);

const callDeletePartner = callable('deletePartner', deletePartnerInput, z.unknown());

/** Also deletes its contact data and its places on tours. Rejects with CallError. */
export const deletePartner = (input: z.input<typeof deletePartnerInput>) =>
  callConfirmed(() => callDeletePartner(input), `${collections.partners}/${input.partner_id}`, isDeleted);

export const partnerPictureUploader = (partnerId: string) => uploadAndPublish({ folder: 'partners', id: partnerId });
