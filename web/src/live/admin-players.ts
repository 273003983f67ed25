import {
  addTeammateInput,
  type Booking,
  bookingSchema,
  extendExpiryInput,
  refundBookingInput,
  resendWelcomeInput,
  steerHuntInput,
} from '@streetlore/domain/booking';
import {
  type Submission,
  type SubmissionContact,
  submissionContactSchema,
  submissionSchema,
} from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { collections, documents } from '@streetlore/domain/paths';
import { type Player, type PlayerSearch, playerSchema } from '@streetlore/domain/player';
import { aboutPersonInput, exportPersonOutput, findPersonInput, findPersonOutput } from '@streetlore/domain/privacy';
import { type Voucher, voucherSchema } from '@streetlore/domain/voucher';
import { collectionGroup, limit, orderBy, type QueryConstraint, query, where } from 'firebase/firestore';
import * as z from 'zod/mini';
import { firebase } from '../firebase/start.ts';
import { callable } from './core/call.ts';
import { converterFor } from './core/converter.ts';
import { useDocumentOf, useQueryOf } from './core/firestore.ts';
import { listenToQuery } from './core/listen.ts';
import type { Live } from './core/live.ts';
import { type Pages, usePages } from './core/pages.ts';
import { useLive } from './core/use-live.ts';

/** Players of a page. */
const PAGE = 25;
/** Bookings and photos of one person that their page shows, the newest. */
const MOST = 50;
/** Values that one query may ask after. */
const MOST_VALUES = 30;

export type PlayerFilter = 'all' | 'playing' | 'opted_out';

interface Listed {
  readonly filter: PlayerFilter;
  readonly search: PlayerSearch | null;
  readonly order: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

/** A live page of the players. A search looks among all of them, by number. */
export function usePlayers({ filter, search, order }: Listed): Pages<Player> {
  return usePages<Player>({
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

/** Bookings that name a number, the newest paid ones first. */
export function useBookingsOf(number: string): Live<readonly WithId<Booking>[]> {
  return useQueryOf(`of ${number}`, collections.bookings, bookingSchema, () => [
    where('phone_numbers', 'array-contains', number),
    orderBy('confirmed_at', 'desc'),
    limit(MOST),
  ]);
}

/** Ids of the photos that were sent with a number. */
export function usePhotosOf(number: string): Live<readonly string[]> {
  return useLive(`photos of ${number}`, () =>
    listenToQuery(
      query(
        collectionGroup(firebase().firestore, 'private').withConverter(photoOfContact),
        where('phone_number', '==', number),
        limit(MOST_VALUES),
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

/** Gives money back. Rejects with CallError, as do all below; the same request again has its effect once. */
export const refundBooking = callable('refundBooking', refundBookingInput, z.object({ refunded: z.int() }));
/** Texts the welcome again. */
export const resendWelcome = callable('resendWelcome', resendWelcomeInput, z.unknown());
/** Gives an unstarted hunt more time. */
export const extendExpiry = callable('extendExpiry', extendExpiryInput, z.unknown());
/** Adds a phone to a hunt. */
export const addTeammate = callable('addTeammate', addTeammateInput, z.unknown());
/** Skips a stop of, pauses, resumes or ends a hunt. */
export const steerHunt = callable('steerHunt', steerHuntInput, z.unknown());

/** What is held about a person. */
export const findPerson = callable('findPerson', findPersonInput, findPersonOutput);
/** Everything that is held about a person. */
export const exportPerson = callable('exportPerson', aboutPersonInput, exportPersonOutput);
/** Takes a person out of everything that is kept. */
export const erasePerson = callable('erasePerson', aboutPersonInput, z.unknown());
