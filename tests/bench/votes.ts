import { setTimeout as delay } from 'node:timers/promises';
import { collections, documents } from '@streetlore/domain/paths';
import {
  collection,
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  type Timestamp,
  where,
} from 'firebase/firestore';
import { blow } from '../functions/contest/votes/storm.ts';
import { Wall } from '../functions/contest/votes/wall.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { testServices } from '../support/services.ts';
import { openClient, openOwner, openVoter, type Watch, watch } from './client.ts';
import { type Comparison, interleave } from './figures.ts';

/** How many screens show the gallery during the votes. */
const SCREENS = 100;

/** The gallery's first page, as web/src/site/contest/data.ts asks for it. */
const gallery = (db: Firestore) =>
  query(
    collection(db, collections.contestSubmissions),
    where('status', '==', 'approved'),
    orderBy('votes', 'desc'),
    limit(25),
  );
/**
 * The yardstick's page: copies of the same photos in the same order, in a collection that anybody
 * may list.
 */
const rawGallery = (db: Firestore) =>
  query(
    collection(db, collections.leaderboard),
    where('status', '==', 'approved'),
    orderBy('votes', 'desc'),
    limit(25),
  );

/** A photo of one of the two paths: its voter's vote, and the number that screens show now. */
type Target = { id: string; vote: DocumentReference; count: number; isCast: boolean };

/**
 * Vote -> its count on the last of 100 screens. Each round votes for another photo of the seed, and
 * takes the vote back the next time round. No photo was counted less than a second ago, so no count
 * has to wait.
 */
export async function voteToScreens(rounds: number): Promise<Comparison> {
  const owner = openOwner();
  const voter = await openVoter();
  const photos = (await getDocs(gallery(voter.db))).docs;
  const ours = photos.map((photo): Target => {
    const vote = doc(voter.db, documents.vote(photo.id, voter.uid));
    return { id: photo.id, vote, count: photo.get('votes') as number, isCast: false };
  });
  const raw = await Promise.all(
    photos.map(async (photo, n): Promise<Target> => {
      const id = `bench-${n}`;
      await setDoc(doc(owner, collections.leaderboard, id), { ...photo.data(), votes: 0 });
      return { id, vote: doc(owner, `bench_photos/${id}/votes/mine`), count: 0, isCast: false };
    }),
  );
  const screens = await Promise.all(Array.from({ length: SCREENS }, () => openClient('visitor')));
  const seeOurs = await Promise.all(screens.map(({ db }) => watch(gallery(db))));
  const seeRaw = await Promise.all(screens.map(({ db }) => watch(rawGallery(db))));
  const figures = await interleave(`vote -> its count on the last of ${SCREENS} screens`, rounds, {
    raw: (round) => toggle(raw, round, seeRaw),
    ours: async (round) => {
      // A voter may take back only so many votes a day.
      if (round % 8 === 0)
        await platformFirestore().recursiveDelete(platformFirestore().collection(collections.rateLimits));
      return await toggle(ours, round, seeOurs);
    },
  });
  for (const screen of [...seeOurs, ...seeRaw]) screen.close();
  return figures;
}

/**
 * Casts the round's vote, or takes it back.
 * @returns the ms until the last screen shows the count
 */
async function toggle(targets: Target[], round: number, screens: readonly Watch[]): Promise<number> {
  const target = targets[round % targets.length];
  if (!target) throw new Error('There is no photo to vote for');
  target.isCast = !target.isCast;
  target.count += target.isCast ? 1 : -1;
  const { id, count, vote, isCast } = target;
  const shown = Promise.all(
    screens.map((screen) => screen.next((seen) => seen.id === id && seen.data.votes === count)),
  );
  const began = performance.now();
  await (isCast ? setDoc(vote, { created_at: serverTimestamp() }) : deleteDoc(vote));
  return Math.max(...(await shown)) - began;
}

/**
 * Measures 500 votes within 10 s for one photo: the count writes that a screen received, and the
 * time (ms) until the count was exact.
 */
export async function hotPhoto(): Promise<{
  votes: number;
  seconds: string;
  'count writes': number;
  'exact after ms': number;
}> {
  const votes = 500;
  const owner = openOwner();
  const photo = (await getDocs(gallery(owner))).docs.at(-1);
  if (!photo) throw new Error('There is no photo to vote for');
  const goal = (photo.get('votes') as number) + votes;
  const writes = new Set<number>();
  const exact = new Promise<number>((resolve, reject) => {
    onSnapshot(
      photo.ref,
      (snapshot) => {
        writes.add((snapshot.get('votes_counted_at') as Timestamp | undefined)?.toMillis() ?? 0);
        if (snapshot.get('votes') === goal) resolve(performance.now());
      },
      reject,
    );
  });
  const began = performance.now();
  const sent: Promise<void>[] = [];
  for (let n = 0; n < votes; n += 1) {
    sent.push(setDoc(doc(owner, documents.vote(photo.id, `hot-${n}`)), { created_at: serverTimestamp() }));
    await delay(Math.max(0, began + n * (9_900 / votes) - performance.now()));
  }
  await Promise.all(sent);
  const ended = performance.now();
  return {
    votes,
    seconds: ((ended - began) / 1000).toFixed(1),
    // The first is the state before the votes.
    'exact after ms': Math.round((await exact) - ended),
    'count writes': writes.size - 1,
  };
}

/**
 * The full size of tests/functions/contest/votes/counting.test.ts: how many of 20 counts are exact
 * after the storm.
 */
export async function storm(): Promise<{ votes: number; photos: number; exact: number; seconds: string }> {
  const services = testServices('demo-bench-storm');
  await services.clear();
  const wall = new Wall(services);
  const began = performance.now();
  await blow(wall, { photos: 20, voters: 1000, votes: 10_000 });
  const wrong = await wall.wrong();
  await services.end();
  return {
    votes: 10_000,
    photos: 20,
    exact: 20 - wrong.length,
    seconds: ((performance.now() - began) / 1000).toFixed(1),
  };
}
