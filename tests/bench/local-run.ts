import { documents } from '@streetlore/domain/paths';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import * as z from 'zod/mini';
import { ports, siteUrl } from '../../emulators/src/config.ts';
import { inParallel } from '../../emulators/src/parallel.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf } from '../support/hunt-tour.ts';
import { publicPages } from '../support/public-pages.ts';
import { type Client, openClient } from './client.ts';
import { wholeRun } from './memory.ts';
import { bookAndPay, TOUR, text } from './paths.ts';
import { aPhoto } from './starts.ts';
import type { VendorFeed } from './vendor-feed.ts';

/** What a laptop with 8 GB can spare, in MB: after a hunt, and after everything. */
const most = { hunt: 2_000, everything: 3_000 };

/**
 * The memory of the local run: when it is ready, after one hunt with its pages, and after a call of
 * every function.
 */
export async function localRun(
  launcherPid: number,
  feed: VendorFeed,
): Promise<{ table: Record<string, Record<string, string | number>>; missed: string[] }> {
  const ready = wholeRun(launcherPid);
  await playOneHunt(await openClient('visitor'), feed);
  const hunt = wholeRun(launcherPid);
  await callEverything(await openClient('admin'), await openClient('visitor'));
  const everything = wholeRun(launcherPid);
  const missed = [
    ...(Number(hunt['in all, MB']) > most.hunt ? [`After a hunt the local run takes more than ${most.hunt} MB.`] : []),
    ...(Number(everything['in all, MB']) > most.everything
      ? [`After everything the local run takes more than ${most.everything} MB.`]
      : []),
  ];
  return { table: { 'when ready': ready, 'after a hunt': hunt, 'after everything': everything }, missed };
}

/**
 * A visitor walks through the site, books, pays, and plays to the end. The pages load as in a
 * browser, some files at a time.
 */
async function playOneHunt(visitor: Client, feed: VendorFeed): Promise<void> {
  await visitPages();
  const hunt = { id: crypto.randomUUID(), phone: '+447900007701' };
  await bookAndPay(visitor, hunt, feed);
  const said = ['START', 'is it a pigeon?', 'HINT', ...(await answersOf(platformFirestore(), TOUR)), 'FINISH', '5'];
  for (const body of said) await text(hunt, body);
}

async function visitPages(): Promise<void> {
  await inParallel(publicPages, 4, async ({ path }) => void (await (await fetch(siteUrl + path)).text()));
}

const backends = z.object({
  backends: z.array(
    z.object({ functionTriggers: z.array(z.object({ name: z.string(), httpsTrigger: z.optional(z.unknown()) })) }),
  ),
});

/**
 * Calls every callable as an admin, whom most accept, then votes and loads the pages once more. A
 * refused call has started its process too.
 */
async function callEverything(admin: Client, visitor: Client): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/backends`);
  const functions = z.parse(backends, await answer.json()).backends.flatMap((backend) => backend.functionTriggers);
  const names = functions.filter((one) => one.httpsTrigger !== undefined && !one.name.startsWith('raw'));
  await inParallel(names, 3, ({ name }) => admin.call(name, {}).catch(() => undefined));
  // Registers the voter as well: the rules refuse votes of others.
  await visitor.call('registerVoter', {});
  const vote = doc(visitor.db, documents.vote(await aPhoto(), visitor.uid));
  await setDoc(vote, { created_at: serverTimestamp() });
  await visitPages();
}
