import { healthSchema } from '@streetlore/domain/health';
import type { LedgerCheck } from '@streetlore/domain/ledger';
import {
  type Partner,
  type PartnerFigures,
  partnerFiguresSchema,
  partnersAmong,
  partnersWithMostRewards,
} from '@streetlore/domain/partner';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type TourStats, tourStatsByName } from '@streetlore/domain/stats';
import {
  combineLive,
  converterFor,
  type Live,
  listenToQuery,
  mapLive,
  queryOf,
  rowsOf,
  useDocumentOf,
  useLive,
  useQuery,
} from '../../data/index.ts';

const MAX_TOURS = 50;
/** Firestore allows a query to name 30 of them. */
const MAX_PARTNERS = 20;
/** An id that no partner has. */
const NOBODY = '-';

/** The last nightly check of the ledger with Stripe; null before the first. */
export const useLedgerCheck = (): Live<LedgerCheck | null> =>
  mapLive(useDocumentOf(documents.health, healthSchema), (health) => health?.ledger ?? null);

export const useTourStats = (): Live<readonly TourStats[]> => useQuery(tourStatsByName(MAX_TOURS));

export type RewardedPartner = {
  readonly partner: WithId<Pick<Partner, 'name' | 'offer'>>;
  readonly figures: Pick<PartnerFigures, 'redeemed' | 'months' | 'days'>;
};

/** The most rewards first. */
export function useRewardedPartners(): Live<readonly RewardedPartner[]> {
  const figures = rowsOf(
    useLive('partners with most rewards', () =>
      listenToQuery(queryOf(partnersWithMostRewards(MAX_PARTNERS)).withConverter(figuresOfPartner)),
    ),
  );
  // Sorted, so that a new rank does not start a new listener.
  const ids = figures.status === 'ready' ? figures.data.map(({ id }) => id).toSorted() : [];
  const partners = useQuery(partnersAmong(ids.length > 0 ? ids : [NOBODY]));
  return mapLive(combineLive(figures, partners), ([counted, found]) =>
    counted.flatMap((one) => {
      const partner = found.find(({ id }) => id === one.id);
      return partner ? [{ partner, figures: one }] : [];
    }),
  );
}

const stored = converterFor<PartnerFigures>(partnerFiguresSchema);
/** Figures with their partner's id, which only their path has. */
const figuresOfPartner = {
  toFirestore: () => ({}),
  fromFirestore: (snapshot: Parameters<typeof stored.fromFirestore>[0]) => ({
    ...stored.fromFirestore(snapshot),
    id: snapshot.ref.parent.parent?.id ?? '',
  }),
};
