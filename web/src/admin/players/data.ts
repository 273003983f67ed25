import { type Booking, bookingsWithRefundProblem, mismatchedBookings } from '@streetlore/domain/booking';
import {
  type Submission,
  type SubmissionContact,
  submissionContactSchema,
  submissionSchema,
} from '@streetlore/domain/contest';
import { type Gift, giftsWonBy } from '@streetlore/domain/gift';
import { documents } from '@streetlore/domain/paths';
import {
  type Player,
  type PlayerFilter,
  type PlayerOrder,
  photosSentWith,
  playerSchema,
  playersFound,
  playersListed,
} from '@streetlore/domain/player';
import {
  aboutPersonInput,
  checkIdentityInput,
  checkIdentityOutput,
  erasePersonOutput,
  exportPersonOutput,
  findPersonInput,
  findPersonOutput,
} from '@streetlore/domain/privacy';
import type { WithId } from '@streetlore/domain/query';
import { map } from 'rxjs';
import {
  callable,
  converterFor,
  type Live,
  listenToQuery,
  type Pages,
  queryOf,
  useDocumentOf,
  useLive,
  usePages,
  useQuery,
} from '../../data/index.ts';

const PAGE = 25;
/** A query may ask for no more. */
const MAX_PHOTOS = 30;

type Listed = {
  readonly filter: PlayerFilter;
  readonly search: readonly string[] | null;
  readonly order: PlayerOrder;
};

/** A search covers all players. */
export const usePlayers = ({ filter, search, order }: Listed): Pages<Player> =>
  usePages(search ? playersFound(search) : playersListed(filter, order), PAGE);

/** Null when no booking has the number. */
export function usePlayer(number: string): Live<WithId<Player> | null> {
  return useDocumentOf(documents.player(number), playerSchema);
}

export function usePhotosOf(number: string): Live<readonly string[]> {
  return useLive(`photos of ${number}`, () =>
    listenToQuery(queryOf(photosSentWith(number, MAX_PHOTOS)).withConverter(photoOfContact)).pipe(
      map(({ rows }) => rows),
    ),
  );
}

const contacts = converterFor<SubmissionContact>(submissionContactSchema);
const photoOfContact = {
  toFirestore: () => ({}),
  fromFirestore: (snapshot: Parameters<typeof contacts.fromFirestore>[0]) => snapshot.ref.parent.parent?.id ?? '',
};

/** A photo, on the wall or not; null when it was deleted. */
export function useSentPhoto(id: string): Live<WithId<Submission> | null> {
  return useDocumentOf(documents.submission(id), submissionSchema);
}

export const useVouchersOf = (photos: readonly string[]): Live<readonly WithId<Gift>[]> => useQuery(giftsWonBy(photos));

/** Bookings whose payment differs from their price, the longest wait first. */
export const useMismatchedBookings = (): Live<readonly WithId<Booking>[]> => useQuery(mismatchedBookings());

/** Bookings whose refund a bank has rejected, the longest wait first. */
export const useRefundProblems = (): Live<readonly WithId<Booking>[]> => useQuery(bookingsWithRefundProblem());

/** Rejects with CallError, as do the functions below. */
export const findPerson = callable('findPerson', findPersonInput, findPersonOutput);
export const checkIdentity = callable('checkIdentity', checkIdentityInput, checkIdentityOutput);
export const exportPerson = callable('exportPerson', aboutPersonInput, exportPersonOutput);
/** Returns what is kept. A repeated request continues where it stopped. */
export const erasePerson = callable('erasePerson', aboutPersonInput, erasePersonOutput);
