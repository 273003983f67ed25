import { collections, documents, routes } from '@streetlore/domain/paths';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { siteUrl } from '../../../emulators/src/config.ts';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { launchChromium } from '../../support/chromium.ts';
import { openVoter, seen } from '../client.ts';
import { type CountingProxy, countingProxy } from '../proxy/proxy.ts';
import { sumOf } from '../proxy/tally.ts';
import { untilIdle } from '../until-idle.ts';
import { meter } from './meter.ts';
import { times, type Usage } from './usage.ts';

/**
 * Separately counted votes, with some galleries open. The reads of the galleries are counted apart.
 */
export type Watched = { votes: number; viewers: number; cast: Usage; viewerReads: number };

/**
 * The rules look up a vote's voter and photo (`isRegistered` and `isOnTheWall` in firestore.rules),
 * which are two more reads for every vote.
 */
const LOOK_UPS_A_VOTE = 2;

/**
 * Casts `votes` votes, in turn, for the photos on the gallery's first page, with `viewers`
 * galleries open in Chromium.
 */
export async function watchedVotes(votes: number, viewers: number): Promise<Watched> {
  const watching = await Promise.all(Array.from({ length: viewers }, openGallery));
  const wall = platformFirestore().collection(collections.contestSubmissions);
  const photos = (await wall.where('status', '==', 'approved').orderBy('votes', 'desc').limit(10).get()).docs;
  for (const { proxy } of watching) proxy.take();
  const cast = await meter(async () => {
    for (let n = 0; n < votes; n += 1) await vote(photos[n % photos.length]?.id ?? '');
  });
  const viewerReads = watching.reduce((total, { proxy }) => total + sumOf(proxy.take().changes), 0);
  for (const { close } of watching) await close();
  return {
    votes,
    viewers,
    viewerReads,
    cast: { ...cast, writes: cast.writes + votes, ruleLookUps: votes * LOOK_UPS_A_VOTE },
  };
}

/**
 * Registers a voter and votes. Resolves when the vote is counted, so that the next one is counted
 * separately.
 */
async function vote(photo: string): Promise<void> {
  const voter = await openVoter();
  const before = (await platformFirestore().doc(documents.submission(photo)).get()).get('votes') as number;
  const counted = seen(voter, documents.submission(photo), (data) => data.votes === before + 1);
  await counted.listening;
  await setDoc(doc(voter.db, documents.vote(photo, voter.uid)), { created_at: serverTimestamp() });
  await counted.at;
}

async function openGallery(): Promise<{ proxy: CountingProxy; close(): Promise<void> }> {
  const proxy = await countingProxy();
  const chromium = await launchChromium({ args: [proxy.flag] });
  proxy.begin();
  const page = await chromium.newPage({ serviceWorkers: 'block' });
  await page.goto(siteUrl + routes.contest);
  await proxy.answered(3000);
  await untilIdle();
  return {
    proxy,
    async close() {
      await chromium.close();
      await proxy.close();
    },
  };
}

/**
 * Derives a law from two sizes: the usage of a vote itself, and its reads in one open gallery.
 * @throws Error when the two sizes do not follow one law
 */
export function costLawOf(small: Watched, large: Watched): { vote: Usage; readsOfAViewer: number } {
  const each = ({ votes, viewers, viewerReads }: Watched) => viewerReads / votes / viewers;
  const [a, b] = [each(small), each(large)];
  if (Math.abs(a - b) > 0.1 * Math.max(a, b))
    throw new Error(
      `A vote makes ${a} reads in a gallery at one size and ${b} at another: there is no law to count by`,
    );
  return { vote: times(large.cast, 1 / large.votes), readsOfAViewer: b };
}
