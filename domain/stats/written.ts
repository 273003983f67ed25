import { collections } from '../paths/index.ts';
import {
  type DocumentChange,
  type FiguresKey,
  figuresOfBooking,
  figuresOfContactMessage,
  figuresOfConversation,
  figuresOfMovement,
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
 * Votes and posts are missing: visitors and admins write them directly, and triggers ask for their
 * figures.
 */
const figuresOf: Readonly<Record<string, (change: DocumentChange, id: string) => FiguresKey[]>> = {
  // Bookings are deleted only when their period of retention is over. Their days keep their figures.
  [collections.bookings]: (change) => (change.after ? figuresOfBooking(change) : []),
  [collections.stopReports]: figuresOfReport,
  [collections.stopResults]: (change) => [...figuresOfStop(change), ...figuresOfReward(change)],
  [collections.smsConversations]: figuresOfConversation,
  [collections.tours]: figuresOfTour,
  [collections.tourPartners]: figuresOfPlace,
  [collections.partners]: figuresOfPartner,
  [collections.contestSubmissions]: figuresOfPhoto,
  [collections.contestRounds]: figuresOfRound,
  [collections.contactMessages]: figuresOfContactMessage,
  [collections.reviews]: figuresOfReview,
  [collections.ledger]: figuresOfMovement,
};

/**
 * The figures that a commit moves and may also count itself, as the commit that plays a text does.
 * We do not count again what the commit counted.
 */
const figuresUnlessWritten: typeof figuresOf = {
  [collections.bookings]: (change, id) => (change.after ? needsOfBooking(change, id) : []),
  [collections.smsMessages]: figuresOfText,
};

/** The figures that stand in a document by themselves, each under the document's id. */
const keyOfDocument: Readonly<Record<string, (id: string) => FiguresKey>> = {
  [collections.smsConversations]: (id) => `conversation.${id}`,
  [collections.players]: (id) => `player.${id}`,
  [collections.huntNeeds]: (id) => `needs.${id}`,
};

/** The figures that a commit can have moved and has not written itself, each once. */
export function figuresOfWrites(written: readonly WrittenDocument[]): FiguresKey[] {
  const changes = written.flatMap(({ path, ...change }) => {
    const [collection = '', id = '', ...below] = path.split('/');
    return below.length === 0 ? [{ collection, id, change }] : [];
  });
  const own = new Set(changes.map(({ collection, id }) => keyOfDocument[collection]?.(id)));
  const moved = changes.flatMap(({ collection, id, change }) => [
    ...(figuresOf[collection]?.(change, id) ?? []),
    ...(figuresUnlessWritten[collection]?.(change, id) ?? []).filter((key) => !own.has(key)),
  ]);
  return [...new Set(moved)];
}
