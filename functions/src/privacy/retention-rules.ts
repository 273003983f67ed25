import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import { type AgeingRecord, ageingRecords, type RetentionRuleName } from '@streetlore/domain/privacy';
import { type FiguresKey, figuresOfTalk } from '@streetlore/domain/stats';
import { isValidLink, linksOf } from '@streetlore/domain/subscriber';
import { placesAt } from '@streetlore/domain/tour';
import { askForFigures } from '../platform/ask-for-counts.ts';
import type { Services } from '../platform/services.ts';
import { nullIfConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { AnyDocument } from '../store/stored.ts';
import { isNeeded, underWayAmong } from './ended-bookings.ts';
import { clearBuyers, deleteOrders, deleteUnpaidOrders } from './ended-orders.ts';
import { clearBooking } from './erase-bookings.ts';
import { eraseSenderOfPhoto } from './erase-photos.ts';
import { forgetNumber } from './erase-records.ts';
import { clearGifts, deleteGifts, deleteUnpaidGifts } from './gifts.ts';

type Needed = Services<'privacyKey' | 'retention'>;

/**
 * Removes what a rule has found.
 * @returns how many documents were removed or cleared; the next night looks at the others again,
 * because they are still needed
 */
type End = (services: Needed, found: readonly FoundDocument<AnyDocument>[], before: Date) => Promise<number>;

/**
 * How each rule of the registry removes its documents. Rules with few documents come first, so that
 * a night that is too short leaves only texts.
 */
const ends: Readonly<Record<RetentionRuleName, End>> = {
  unconfirmed: endSubscriptions,
  unsubscribed: endSubscriptions,
  letters: deleteAll,
  applications: deletePartners,
  senders: forgetSenders,
  failures: deleteAll,
  reports: deleteDecided,
  cases: deleteDecided,
  // Before the orders: an order that sells a gift goes once its gift has gone.
  unpaid_gifts: deleteUnpaidGifts,
  gifts: clearGifts,
  gift_accounts: deleteGifts,
  unpaid: deleteUnpaidOrders,
  buyers: clearBuyers,
  people: clearBookings,
  players: recountPlayers,
  accounts: deleteOrders,
  audit: deleteAll,
  conversations: forgetPhones,
  texts: deleteTexts,
};

/** A rule of the nightly job. */
export type RetentionRule = AgeingRecord & { readonly rule: string; readonly end: End };

/** Every rule, in the order in which they run. */
export const retentionRules: readonly RetentionRule[] = (Object.keys(ends) as RetentionRuleName[]).map((rule) => ({
  rule,
  end: ends[rule],
  ...ageingRecords[rule],
}));

async function deleteAll({ store }: Needed, found: readonly FoundDocument<AnyDocument>[]): Promise<number> {
  const commit = store.commit();
  for (const { ref } of found) commit.delete(ref);
  await commit.run();
  return found.length;
}

/**
 * Deletes texts and page messages, except those of bookings that are still needed: these may be
 * evidence.
 */
async function deleteTexts(
  services: Needed,
  found: readonly FoundDocument<AnyDocument>[],
  before: Date,
): Promise<number> {
  const needed = await underWayAmong(
    services,
    found.map(({ value }) => value.booking_id),
    before,
  );
  const gone = found.filter(({ value }) => !needed.has(value.booking_id));
  await deleteAll(services, gone);
  const moved = [...new Set(gone.flatMap(({ value }) => figuresOfTalk(value)))];
  if (moved.length > 0) await askForFigures(services, moved);
  return gone.length;
}

/**
 * Deletes conversations whose last text has ended its period, and the documents of their phones; the
 * conversation on a team's page has none. An open hunt would have sent a text since.
 */
async function forgetPhones(services: Needed, found: readonly FoundDocument<AnyDocument>[]): Promise<number> {
  for (const { ref } of found) await forgetNumber(services, ref.id, [collections.smsConversations]);
  return found.length;
}

async function clearBookings(
  services: Needed,
  found: readonly FoundDocument<AnyDocument>[],
  before: Date,
): Promise<number> {
  let cleared = 0;
  // A booking that cannot be read must not stop the others.
  for (const { ref, value } of found)
    if (!isNeeded(value, before) && (await clearBooking(services, ref.id, before))) cleared += 1;
  return cleared;
}

/**
 * Counts players again. A recount deletes a player whose number is in no booking. This rule finds
 * the players that a crash has left behind.
 */
async function recountPlayers(services: Needed, found: readonly FoundDocument<AnyDocument>[]): Promise<number> {
  await askForFigures(
    services,
    found.map(({ ref }): FiguresKey => `player.${ref.id}`),
  );
  return found.length;
}

/** Deletes declined partners that are on no tour. */
async function deletePartners(services: Needed, found: readonly FoundDocument<AnyDocument>[]): Promise<number> {
  const { store } = services;
  let gone = 0;
  for (const partner of found) {
    if ((await store.ids(placesAt(partner.ref.id))).length > 0) continue;
    const commit = store.commit();
    commit.delete(partner);
    commit.delete(store.partnerCrm(partner.ref.id));
    commit.delete(store.figuresAt(documents.partnerFigures(partner.ref.id)));
    if (!(await nullIfConflict(commit.runVersioned()))) continue;
    gone += 1;
    const owner = { folder: 'partners', id: partner.ref.id } as const;
    for (const prefix of storagePaths.picturesOf(owner)) await services.bucket.deleteFiles({ prefix });
  }
  return gone;
}

/**
 * Deletes subscriptions with their mailed links, unless a link can still confirm the subscription.
 */
async function endSubscriptions({ store, now }: Needed, found: readonly FoundDocument<AnyDocument>[]): Promise<number> {
  let gone = 0;
  for (const subscriber of found) {
    const links = await store.findEach(linksOf(subscriber.ref.id));
    if (links.some(({ value }) => isValidLink(value, 'confirm', now()))) continue;
    const commit = store.commit();
    commit.delete(subscriber);
    for (const { ref } of links) commit.delete(ref);
    if (await nullIfConflict(commit.runVersioned())) gone += 1;
  }
  return gone;
}

/** Deletes what a person has decided about. What waits for a person goes on waiting. */
async function deleteDecided(services: Needed, found: readonly FoundDocument<AnyDocument>[]): Promise<number> {
  const waiting = (value: AnyDocument) =>
    value.upheld === null || value.status === 'open' || value.status === 'appealed';
  return await deleteAll(
    services,
    found.filter(({ value }) => !waiting(value)),
  );
}

/** Removes the senders of judged photos, and deletes the originals. */
async function forgetSenders(services: Needed, found: readonly FoundDocument<AnyDocument>[]): Promise<number> {
  const { store } = services;
  const judged = found.filter(({ value }) => value.status !== 'pending');
  for (const photo of judged) {
    const contact = await store.storedAt(documents.submissionContact(photo.ref.id)).readVersioned();
    if (contact.version) await eraseSenderOfPhoto(services, contact);
    else await store.submissions.at(photo.ref.id).update({ cleared_at: services.now(), credit: '' });
  }
  return judged.length;
}
