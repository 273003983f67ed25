import {
  type Submission,
  type SubmissionContact,
  submissionContactSchema,
  submissionSchema,
} from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { collections, documents } from '@streetlore/domain/paths';
import { type Player, type PlayerSearch, playerSchema } from '@streetlore/domain/player';
import { type Voucher, voucherSchema } from '@streetlore/domain/voucher';
import { collectionGroup, limit, type QueryConstraint, query, where } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';
import { converterFor } from './core/converter.ts';
import { useDocumentOf, useQueryOf } from './core/firestore.ts';
import { listenToQuery } from './core/listen.ts';
import type { Live } from './core/live.ts';
import { type Pages, usePagesOf } from './core/pages.ts';
import { useLive } from './core/use-live.ts';

/** Players of a page. */
const PAGE = 25;
/** Photos of one person that their page shows: as many as one query may ask after. */
const MOST_PHOTOS = 30;

export type PlayerFilter = 'all' | 'playing' | 'opted_out';

interface Listed {
  readonly filter: PlayerFilter;
  readonly search: PlayerSearch | null;
  readonly order: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

/** A live page of the players. A search looks among all of them, by number. */
export function usePlayers({ filter, search, order }: Listed): Pages<Player> {
  return usePagesOf<Player>({
    path: collections.players,
    schema: playerSchema,
    name: search ? `found by ${JSON.stringify(search)}` : filter,
    where: () => (search ? searched(search) : filter === 'all' ? [] : [where(filter, '==', true)]),
    order: search ? { field: 'phone_number', direction: 'asc' } : order,
    size: PAGE,
  });
}

function searched(search: PlayerSearch): QueryConstraint[] {
  if ('email' in search) return [where('email', '==', search.email)];
  return [where('phone_number', '>=', search.from), where('phone_number', '<', search.to)];
}

/** A player; null when no booking names the number. */
export function usePlayer(number: string): Live<WithId<Player> | null> {
  return useDocumentOf(documents.player(number), playerSchema);
}

/** Ids of the photos that were sent with a number. */
export function usePhotosOf(number: string): Live<readonly string[]> {
  return useLive(`photos of ${number}`, () =>
    listenToQuery(
      query(
        collectionGroup(firebase().firestore, 'private').withConverter(photoOfContact),
        where('phone_number', '==', number),
        limit(MOST_PHOTOS),
      ),
    ),
  );
}

const contacts = converterFor<SubmissionContact>(submissionContactSchema);
const photoOfContact = {
  toFirestore: () => ({}),
  fromFirestore: (snapshot: Parameters<typeof contacts.fromFirestore>[0]) => snapshot.ref.parent.parent?.id ?? '',
};

/** A photo, whether or not it hangs on the wall; null when it was deleted. */
export function useSentPhoto(id: string): Live<WithId<Submission> | null> {
  return useDocumentOf(documents.submission(id), submissionSchema);
}

/** Vouchers that photos have won. */
export function useVouchersOf(photos: readonly string[]): Live<readonly WithId<Voucher>[]> {
  return useQueryOf(`won by ${photos.join(' ')}`, collections.vouchers, voucherSchema, () => [
    where('submission_id', 'in', photos),
  ]);
}

/** A voucher by its code; null when there is none. */
export function useVoucher(code: string): Live<WithId<Voucher> | null> {
  return useDocumentOf(`${collections.vouchers}/${code}`, voucherSchema);
}
