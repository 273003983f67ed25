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
/** Partners on a page of the grid. */
const PARTNERS_PAGE = 12;

/** The filter of the grid; null means no filter. */
export type PartnerFilter = {
  readonly status: PartnerStatus | null;
  readonly type: string | null;
  /** The search as typed. */
  readonly search: string;
};

/** A page of partners by name. Applications are sorted by date, the newest first. */
export function usePartnerPages({ status, type, search }: PartnerFilter): Pages<Partner> {
  const pages = usePages(partnersListed(status, type, searchWord(search)), PARTNERS_PAGE);
  return { ...pages, live: mapLive(pages.live, (rows) => rows.filter(({ name }) => matchesSearch(name, search))) };
}

/** A partner's figures about tours and rewards; null if it was never on a tour. */
export function usePartnerFigures(id: string): Live<WithId<PartnerFigures> | null> {
  return useDocumentOf(documents.partnerFigures(id), partnerFiguresSchema);
}

/**
 * The newest applications without an answer, the newest first. There are a few of them, because
 * several may come at once.
 */
export const useNewestApplications = (): Live<readonly WithId<Partner>[]> => useQuery(newestApplications(NEWEST));

/** A partner with its contact data, both from the same save; null when there is none. */
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

/**
 * Saves a partner. Rejects with CallError; a fault at `seen` means that somebody else has saved the
 * partner meanwhile.
 */
export const savePartner = callable('savePartner', savePartnerInput, savePartnerOutput);

const callDeletePartner = callable('deletePartner', deletePartnerInput, z.unknown());

/** Deletes a partner with its contact data and its places on tours. Rejects with CallError. */
export const deletePartner = (input: z.input<typeof deletePartnerInput>) =>
  callConfirmed(() => callDeletePartner(input), `${collections.partners}/${input.partner_id}`, isDeleted);

/** Puts a picture into the partner's folder and publishes it. See `uploadAndPublish`. */
export const uploadPartnerPicture = (partnerId: string) => uploadAndPublish({ folder: 'partners', id: partnerId });
