import { blogPostSchema, blogStatsAfter, postSummarySchema, summaryOf } from '@streetlore/domain/blog';
import { neighborhoodSlugs } from '@streetlore/domain/city';
import type { ContactMessage } from '@streetlore/domain/contact';
import type { ContestRound } from '@streetlore/domain/contest';
import type { LeaderboardRow } from '@streetlore/domain/leaderboard';
import { collections, documents } from '@streetlore/domain/paths';
import type { Player } from '@streetlore/domain/player';
import type { Conversation } from '@streetlore/domain/sms';
import type { PublicStats } from '@streetlore/domain/stats';
import type { Subscriber } from '@streetlore/domain/subscriber';
import { aGift, aPartner, aPost, aReview, aSubmission, aTour } from '@streetlore/domain/testing';
import { londonMonth, londonWeek } from '@streetlore/domain/time';
import type { Firestore } from 'firebase-admin/firestore';

/** How many writes Firestore accepts in one commit. */
const IN_A_BATCH = 500;
/** How many rounds the contest has, one a week. */
const ROUNDS = 200;

const now = new Date();
const padded = (n: number) => String(n).padStart(6, '0');
const phone = (n: number) => `+447${String(n).padStart(9, '0')}`;
const ago = (n: number) => new Date(now.getTime() - n * 3_600_000);

const post = (n: number) =>
  aPost({ title: `Wall ${n}`, slug: `wall-${n}`, tags: ['history', `topic-${n % 300}`], published_at: ago(n) });
const partner = (n: number) => aPartner({ name: `Partner ${padded(n)}`, area: neighborhoodSlugs[n % 4] ?? 'camden' });

/** Makers of the documents that are written in large numbers, by collection. */
const makers = {
  [collections.tours]: (n) => aTour({ name: `Walk ${padded(n)}`, rating: 4, reviews: 1 }),
  [collections.partners]: partner,
  [collections.blogPosts]: (n) => blogPostSchema.parse(post(n)),
  [collections.postSummaries]: (n) => postSummarySchema.parse(summaryOf(post(n))),
  [collections.reviews]: (n) => aReview({ tour_id: 'color-vinyl-tour', created_at: ago(n) }),
  [collections.contestSubmissions]: (n) => aSubmission({ title: `Wall ${n}`, votes: 0, submitted_at: ago(n) }),
  [collections.leaderboard]: (n): LeaderboardRow => ({
    name: `Team ${n}`,
    type: 'group',
    score: n,
    completion_time: 5400,
    tour_id: 'color-vinyl-tour',
    tour: 'Color & Vinyl Tour',
    members: 3,
    completed_at: now,
    week: londonWeek(now),
    month: londonMonth(now),
  }),
  [collections.players]: (n): Player => ({
    phone_number: phone(n),
    email: null,
    hunts: 1,
    completed: 0,
    playing: false,
    messages: 1,
    spend: 1000,
    opted_out: false,
    last_seen_at: ago(n),
    counted_at: now,
    search: [],
  }),
  [collections.smsConversations]: (n): Conversation => ({
    phone_number: phone(n),
    page_player: null,
    last_at: ago(n),
    last_seq: ago(n).getTime() * 100,
    preview: 'HINT',
    direction: 'inbound',
    tour_name: 'Color & Vinyl',
    has_real: true,
    has_test: false,
    failed: false,
    awaits_answer: false,
    plea: null,
    hunt_id: null,
    said: null,
    found_by: [],
    counted_at: now,
  }),
  [collections.subscribers]: (n): Subscriber => ({
    email: `reader-${padded(n)}@example.com`,
    source: 'home',
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    user_agent: null,
    status: 'active',
    confirmed: true,
    confirmed_at: ago(n),
    unsubscribed_at: null,
    created_at: ago(n),
  }),
  [collections.contactMessages]: (n): ContactMessage => ({
    name: 'Sam',
    email: 'sam@example.com',
    type: 'general',
    subject: `Question ${n}`,
    message: 'When?',
    read: false,
    answered: false,
    answers: [],
    created_at: ago(n),
  }),
  [collections.gifts]: (n) => aGift({ created_at: ago(n) }),
} satisfies Record<string, (n: number) => object>;

/** Writes `size` more of everything that pages list, and the figures counted from it. */
export async function fill(db: Firestore, size: number): Promise<void> {
  for (const [collection, make] of Object.entries<(n: number) => object>(makers)) {
    const began = performance.now();
    for (let from = 0; from < size; from += IN_A_BATCH) {
      const batch = db.batch();
      for (let n = from; n < Math.min(size, from + IN_A_BATCH); n += 1)
        batch.set(db.doc(`${collection}/${idOf(collection, n)}`), make(n));
      await batch.commit();
    }
    console.log(`${size} of ${collection}, written in ${((performance.now() - began) / 1000).toFixed(1)} s …`);
  }
  await Promise.all([fillRounds(db), count(db, size)]);
}

/** Players and conversations have their number as id. */
const idOf = (collection: string, n: number) =>
  collection === collections.players || collection === collections.smsConversations ? phone(n) : `bench-${padded(n)}`;

async function fillRounds(db: Firestore): Promise<void> {
  const batch = db.batch();
  for (let n = 0; n < ROUNDS; n += 1) {
    const at = ago(168 * (n + 1));
    const week = londonWeek(at);
    batch.set(db.doc(documents.round(week)), {
      week,
      status: 'confirmed',
      starts_at: at,
      ends_at: at,
      standings: [],
      winner: { submission_id: `bench-${padded(n)}`, title: `Wall ${n}`, location: 'Bacon Street', votes: 3 },
      closed_at: at,
      confirmed_at: at,
    } satisfies ContestRound);
  }
  await batch.commit();
}

/** Writes the figures that the functions would count; the functions are off. */
async function count(db: Firestore, size: number): Promise<void> {
  const posts = Array.from({ length: size }, (_, n) => summaryOf(post(n)));
  const stats = (await db.doc(documents.blogStats).get()).data() as Parameters<typeof blogStatsAfter>[0];
  await db.doc(documents.blogStats).set(posts.reduce((known, one) => blogStatsAfter(known, null, one), stats) ?? {});
  const partners: Partial<PublicStats> = {
    partners: size,
    partners_by_area: Object.fromEntries(neighborhoodSlugs.map((slug) => [slug, size / 4])),
  };
  await db.doc(documents.publicStats).update(partners);
}
