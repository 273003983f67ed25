import { collections } from '../paths/index.ts';
import {
  type DocumentChange,
  type FiguresKey,
  figuresOfBooking,
  figuresOfContactMessage,
  figuresOfPartner,
  figuresOfPhoto,
  figuresOfPlace,
  figuresOfReport,
  figuresOfReview,
  figuresOfReward,
  figuresOfRound,
  figuresOfStop,
  figuresOfText,
  figuresOfTour,
  needsOfBooking,
} from './changes.ts';

/** A document that a commit has written. */
export type WrittenDocument = DocumentChange & { readonly path: string };

/**
 * The figures that a document of each counted collection can move. Votes and posts are missing:
 * visitors and admins write them themselves, and triggers ask for their figures.
 */
const figuresOf: Readonly<Record<string, (change: DocumentChange, id: string) => FiguresKey[]>> = {
  // Bookings are deleted only when their period of retention is over. Their days keep their figures.
  [collections.bookings]: (change, id) =>
    change.after ? [...figuresOfBooking(change), ...needsOfBooking(change, id)] : [],
  [collections.stopReports]: figuresOfReport,
  [collections.stopResults]: (change) => [...figuresOfStop(change), ...figuresOfReward(change)],
  [collections.smsMessages]: figuresOfText,
  [collections.tours]: figuresOfTour,
  [collections.tourPartners]: figuresOfPlace,
  [collections.partners]: figuresOfPartner,
  [collections.contestSubmissions]: figuresOfPhoto,
  [collections.contestRounds]: figuresOfRound,
  [collections.contactMessages]: figuresOfContactMessage,
  [collections.reviews]: figuresOfReview,
};

/** The figures that a commit can have moved, each once. */
export function figuresOfWrites(written: readonly WrittenDocument[]): FiguresKey[] {
  const moved = written.flatMap(({ path, ...change }) => {
    const [collection = '', id = '', ...below] = path.split('/');
    return below.length === 0 ? (figuresOf[collection]?.(change, id) ?? []) : [];
  });
  return [...new Set(moved)];
}
