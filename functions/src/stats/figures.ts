import { everyPost, type PostStats, postsCreatedWithin, postsOfStatus } from '@streetlore/domain/blog';
import { neighborhoodSlugs } from '@streetlore/domain/city';
import { openContactMessages } from '@streetlore/domain/contact';
import { type ContestStats, latestRounds, waitsForWinner } from '@streetlore/domain/contest';
import { activePartnersIn, partnersOfStatus } from '@streetlore/domain/partner';
import { documents } from '@streetlore/domain/paths';
import { everyReview, heldReviews, hiddenReviews } from '@streetlore/domain/reviews';
import { conversationsAwaiting } from '@streetlore/domain/sms';
import {
  averageRating,
  everyPhoto,
  type FiguresKey,
  type PublicStats,
  photosOfStatus,
  photosThatWon,
  sumOverDays,
  type Totals,
} from '@streetlore/domain/stats';
import { londonMonth, spanOfMonth } from '@streetlore/domain/time';
import { publishedTours } from '@streetlore/domain/tour';
import { type Recount, recountNow } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';
import { recountOfStop } from './clue-health.ts';
import { recountOfConversation } from './conversations.ts';
import { dayGroups, type Groups, withMonth } from './days.ts';
import { recountOfNeeds } from './needs.ts';
import { ofDay, partnerGroups, partnersGroups } from './partners.ts';
import { recountOfPlayer, recountOfRating } from './players.ts';
import { tourRecount } from './tours.ts';

const publicGroups: Groups<PublicStats> = {
  async hunts({ store }) {
    // Two queries, because a query over both fields leaves out the days from before one of them was counted.
    const [hunts, explorers] = await Promise.all([
      store.sums(sumOverDays('completed')),
      store.sums(sumOverDays('people')),
    ]);
    return { hunts_completed: hunts.completed, explorers: explorers.people };
  },
  async photos({ store }) {
    return { photos: await store.count(photosOfStatus('approved')) };
  },
  async tours({ store }) {
    const tours = await store.find(publishedTours());
    return { tours: tours.length, average_rating: averageRating(tours) };
  },
  async partners({ store }) {
    const [partners, areas] = await Promise.all([
      store.count(partnersOfStatus('active')),
      Promise.all(neighborhoodSlugs.map(async (area) => [area, await store.count(activePartnersIn(area))] as const)),
    ]);
    return { partners, partners_by_area: Object.fromEntries(areas) };
  },
  async reviews({ store }) {
    const [reviews_given, reviews_hidden] = await Promise.all([
      store.count(everyReview()),
      store.count(hiddenReviews()),
    ]);
    return { reviews_given, reviews_hidden };
  },
};

const totalsGroups: Groups<Totals> = {
  async bookings({ store }) {
    const { bookings } = await store.sums(sumOverDays('bookings'));
    return { bookings };
  },
  async messages({ store }) {
    const { messages } = await store.sums(sumOverDays('messages'));
    return { messages };
  },
  async letters({ store }) {
    return { open_letters: await store.count(openContactMessages()) };
  },
  async photos({ store }) {
    return { pending_photos: await store.count(photosOfStatus('pending')) };
  },
  async reviews({ store }) {
    return { held_reviews: await store.count(heldReviews()) };
  },
  async conversations({ store }) {
    return { awaiting_conversations: await store.count(conversationsAwaiting()) };
  },
  async rounds({ store }) {
    const rounds = await store.find(latestRounds());
    return { rounds_waiting: rounds.filter(waitsForWinner).length };
  },
};

const contestGroups: Groups<ContestStats> = {
  async photos({ store }) {
    const [total, approved, pending, winners] = await Promise.all([
      store.count(everyPhoto()),
      store.count(photosOfStatus('approved')),
      store.count(photosOfStatus('pending')),
      store.count(photosThatWon()),
    ]);
    return { total, approved, pending, winners };
  },
};

const postsGroups: Groups<PostStats> = {
  async all({ store, now }) {
    const month = londonMonth(now());
    const [total, published, drafts, created] = await Promise.all([
      store.count(everyPost()),
      store.count(postsOfStatus('published')),
      store.count(postsOfStatus('draft')),
      store.count(postsCreatedWithin(spanOfMonth(month))),
    ]);
    return { total, published, drafts, month, created };
  },
};

/** @throws Error for an unknown key */
export function recountOf(services: Services<'privacyKey'>, key: FiguresKey): Recount {
  const [document, ...rest] = key.split('.');
  const group = rest.at(-1) ?? '';
  /**
   * `id` is the London day, number, conversation, tour or partner. `part` is a tour's month, a partner's day
   * or a stop's number.
   */
  const [id = '', part = ''] = rest;
  if (document === 'public') return groupOf(services, key, documents.publicStats, publicGroups, group);
  if (document === 'totals') return groupOf(services, key, documents.totals, totalsGroups, group);
  if (document === 'posts') return groupOf(services, key, documents.postStats, postsGroups, group);
  if (document === 'contest') return groupOf(services, key, documents.contestStats, contestGroups, group);
  if (document === 'day')
    return withMonth(services, id, groupOf(services, key, documents.dayStats(id), dayGroups(id), group));
  if (document === 'partners') return groupOf(services, key, documents.partnerStats, partnersGroups, group);
  if (document === 'partner') {
    const owner = services.store.partners.at(id);
    const recount = groupOf(services, key, documents.partnerFigures(id), partnerGroups(id), group, owner);
    return group === 'claims' ? ofDay(services, id, part, recount) : recount;
  }
  if (document === 'player') return recountOfPlayer(services, key, id);
  if (document === 'conversation')
    return recountOfConversation(
      services,
      key,
      id,
      async (hunt) => void (await recountNow(recountOfNeeds(services, `needs.${hunt}`, hunt), services)),
    );
  if (document === 'needs') return recountOfNeeds(services, key, id);
  if (document === 'rating') return recountOfRating(services, key, id);
  if (document === 'stop') return recountOfStop(services, key, id, Number(part));
  if (document === 'tour') return tourRecount(services, key, id, part, group);
  throw new Error(`No figures are called ${key}`);
}

/** @param owner the document to which the figures belong; if it is gone, nothing is counted */
function groupOf<T>(
  services: Services,
  key: string,
  path: string,
  groups: Groups<T>,
  group: string,
  owner?: { exists(): Promise<boolean> },
): Recount {
  const count = groups[group];
  if (!count) throw new Error(`No figures are called ${key}`);
  const stamp = (name: string) => `${name}_counted_at`;
  return {
    key,
    target: services.store.figuresAt(path),
    stamp: stamp(group),
    async count(now, stored) {
      return { ...(await count(services, stored)), counted_at: now };
    },
    async whole(now) {
      if (owner && !(await owner.exists())) return null;
      const parts = await Promise.all(Object.values(groups).map((one) => one(services, {})));
      const stamps = Object.keys(groups).map((name) => [stamp(name), now]);
      return { ...Object.assign({}, ...parts), ...Object.fromEntries(stamps), counted_at: now };
    },
  };
}
