import type { ContestStats } from '@streetlore/domain/contest';
import { collections, documents } from '@streetlore/domain/paths';
import { averageRating, type FiguresKey, type PublicStats, type Totals } from '@streetlore/domain/stats';
import { AggregateField, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { Recount } from '../platform/recount.ts';
import type { Services } from '../platform/services.ts';
import { counted } from '../store/counted.ts';
import { recountOfConversation } from './conversations.ts';
import { dayGroups, monthRecount } from './days.ts';
import type { Groups } from './groups.ts';
import { partnerGroups, partnersGroups } from './partners.ts';
import { recountOfPlayer } from './players.ts';
import { tourRecount } from './tours.ts';

const everPaid = (db: Firestore) => db.collection(collections.bookings).where('confirmed_at', '>', new Date(0));

const publicGroups: Groups<PublicStats> = {
  async hunts({ db }) {
    const [hunts_completed, people] = await Promise.all([
      counted(db.collection(collections.bookings).where('status', '==', 'completed')),
      everPaid(db)
        .aggregate({ explorers: AggregateField.sum('participants') })
        .get(),
    ]);
    return { hunts_completed, explorers: people.data().explorers };
  },
  async photos({ db }) {
    return { photos: await counted(db.collection(collections.contestSubmissions).where('status', '==', 'approved')) };
  },
  async tours({ store }) {
    const { docs } = await store.tours.where('status', '==', 'published').get();
    return { tours: docs.length, average_rating: averageRating(docs.map((doc) => doc.data())) };
  },
  async partners({ db }) {
    return { partners: await counted(db.collection(collections.partners).where('status', '==', 'active')) };
  },
};

const totalsGroups: Groups<Totals> = {
  async bookings({ db }) {
    return { bookings: await counted(everPaid(db)) };
  },
  async messages({ db }) {
    return { messages: await counted(db.collection(collections.smsMessages)) };
  },
};

const contestGroups: Groups<ContestStats> = {
  async photos({ db }) {
    const photos = db.collection(collections.contestSubmissions);
    const [total, approved, pending, winners] = await Promise.all([
      counted(photos),
      counted(photos.where('status', '==', 'approved')),
      counted(photos.where('status', '==', 'pending')),
      counted(photos.where('is_winner', '==', true)),
    ]);
    return { total, approved, pending, winners };
  },
};

/**
 * How the figures of a key are counted.
 * @throws Error for a key that no figures have
 */
export function recountOf(services: Services<'privacyKey'>, key: FiguresKey): Recount {
  const [document, ...rest] = key.split('.');
  const group = rest.at(-1) ?? '';
  /** The London day or month, the number of a player or a conversation, or the tour's or partner's id. */
  const [id = ''] = rest;
  if (document === 'public') return groupOf(services, key, documents.publicStats, publicGroups, group);
  if (document === 'totals') return groupOf(services, key, documents.totals, totalsGroups, group);
  if (document === 'contest') return groupOf(services, key, documents.contestStats, contestGroups, group);
  if (document === 'day') return groupOf(services, key, documents.dayStats(id), dayGroups(id), group);
  if (document === 'partners') return groupOf(services, key, documents.partnerStats, partnersGroups, group);
  if (document === 'partner')
    return groupOf(
      services,
      key,
      documents.partnerFigures(id),
      partnerGroups(id),
      group,
      `${collections.partners}/${id}`,
    );
  if (document === 'player') return recountOfPlayer(services, key, id);
  if (document === 'conversation') return recountOfConversation(services, key, id);
  if (document === 'month') return monthRecount(services, key, id, group);
  if (document === 'tour') return tourRecount(services, key, id, group);
  throw new Error(`No figures are called ${key}`);
}

/** @param owner the document without which there is nothing to count for */
function groupOf<T>(
  services: Services,
  key: string,
  path: string,
  groups: Groups<T>,
  group: string,
  owner?: string,
): Recount {
  const count = groups[group];
  if (!count) throw new Error(`No figures are called ${key}`);
  const stamp = (name: string) => `${name}_counted_at`;
  return {
    key,
    target: services.db.doc(path),
    stamp: stamp(group),
    async count(now) {
      return { ...(await count(services)), counted_at: now };
    },
    async whole(now) {
      if (owner && !(await services.db.doc(owner).get()).exists) return null;
      const parts = await Promise.all(Object.values(groups).map((one) => one(services)));
      const stamps = Object.keys(groups).map((name) => [stamp(name), now]);
      return { ...Object.assign({}, ...parts), ...Object.fromEntries(stamps), counted_at: now } as DocumentData;
    },
  };
}
