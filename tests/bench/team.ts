import { collections } from '@streetlore/domain/paths';
import type { Query as Asked } from '@streetlore/domain/query';
import { MAX_LINES, newestLines, reachedStops } from '@streetlore/domain/team';
import { aBooking } from '@streetlore/domain/testing';
import { collection, doc, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { standInsUrl } from '../../emulators/src/config.ts';
import { teamPageIdOf, teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf } from '../support/hunt-tour.ts';
import { type Client, openClient, seen, watch } from './client.ts';
import { type Comparison, interleave, patience } from './figures.ts';
import { functionUrl, rawPost, TOUR, text, untilHandedToTwilio } from './paths.ts';
import type { VendorFeed } from './vendor-feed.ts';

/** The hunts under way, each with a page that is open. */
const HUNTS = 40;
/** A hunt's text while others are measured, in ms: forty teams that text or write every 40 s. */
const EVERY_MS = 1_000;

/** A hunt of two phones and three page players, with one browser on its page. */
type Team = { id: string; phones: readonly [string, string]; token: string; page: string; browser: Client };

/** Messages that move a hunt of the seeded tour on from its first stops. */
const onward = ['jubilee', 'SKIP', 'anti'];
const players = ['Cat', 'Dee', 'Eve'] as const;

/**
 * Sent from a team's page -> another page of the team, the dashboard and a phone have it, while forty
 * hunts are under way.
 */
export async function pageToAll(rounds: number, feed: VendorFeed): Promise<Comparison[]> {
  const teams: Team[] = [];
  for (const n of Array(HUNTS).keys()) teams.push(await aTeam(n, feed));
  for (const team of teams) await follow(team, () => undefined);
  const admin = await openClient('admin');
  const raw = await watch(collection(admin.db, collections.system));
  const tracking = await watch(
    query(
      collection(admin.db, collections.bookings),
      where('status', '==', 'confirmed'),
      orderBy('created_at', 'desc'),
      limit(HUNTS),
    ),
  );
  const another = await openClient('visitor');
  const traffic = setInterval(() => {
    const other = teams[Math.floor(Math.random() * HUNTS)];
    if (other) text({ id: other.id, phone: other.phones[1] }, 'STATUS').catch(() => undefined);
  }, EVERY_MS);
  const [dashboard, phone, rawPhone]: [number[], number[], number[]] = [[], [], []];
  const page = await interleave('written on the page -> another page of the team', rounds, {
    raw: async (round) => {
      const id = `bench-team-${round}`;
      const at = raw.next((one) => one.id === id);
      const began = performance.now();
      await rawPost(functionUrl('rawPaid'), { id });
      const took = (await at) - began;
      const sink = `bench-team-phone-${round}`;
      const called = feed.next((call) => call.path.includes(sink));
      const from = performance.now();
      await rawPost(functionUrl('rawInbound'), { id: sink, sink: `${standInsUrl}/v1/payment_intents/${sink}` });
      rawPhone.push((await called) - from);
      return took;
    },
    ours: async (round) => {
      const team = teams[round % HUNTS];
      if (!team) throw new Error('There is no hunt to play');
      const stop = 2 + Math.floor(round / HUNTS);
      const shown = seen(another, `${collections.teamPages}/${team.page}`, (data) => data.stop_number === stop);
      await shown.listening;
      const moved = tracking.next(({ id, data }) => id === team.id && data.current_stop === stop);
      const texted = untilHandedToTwilio(feed, team.phones[0]);
      const began = performance.now();
      const body = onward[Math.floor(round / HUNTS) % onward.length] ?? 'SKIP';
      await write(team, players[round % players.length] ?? 'Cat', body, { phase: 'puzzle', stop_number: stop - 1 });
      const [onPage, onDashboard, toPhone] = await Promise.all([shown.at, moved, texted]);
      dashboard.push(onDashboard - began);
      phone.push(toPhone - began);
      return onPage - began;
    },
  });
  clearInterval(traffic);
  raw.close();
  tracking.close();
  // `interleave` does not count the first rounds.
  const counted = (sample: number[]) => sample.slice(-page.ours.length);
  return [
    page,
    { name: "written on the page -> progress on the dashboard's listener", ours: counted(dashboard), raw: page.raw },
    { name: 'written on the page -> text handed to Twilio', ours: counted(phone), raw: counted(rawPhone) },
  ];
}

/** One table row: what one browser reads in a whole hunt, and the five of a team. */
export type TeamReads = {
  stops: number;
  messages: number;
  page: number;
  'stops read': number;
  lines: number;
  five: number;
};

/** Plays a whole hunt on the page, and counts the documents that one open page is sent. */
export async function readsOfTeam(feed: VendorFeed): Promise<TeamReads> {
  const team = await aTeam(HUNTS, feed);
  const counted = { page: 0, stops: 0, lines: 0 };
  await follow(team, (what, documents) => {
    counted[what] += documents;
  });
  const booking = platformFirestore().doc(`${collections.bookings}/${team.id}`);
  let messages = 0;
  const say = async (body: string) => {
    const { phase, stop_number } = (await booking.get()).get('hunt');
    await write(team, players[messages % players.length] ?? 'Cat', body, { phase, stop_number });
    messages += 1;
    return (await booking.get()).get('hunt.phase') as string;
  };
  const answers = await answersOf(platformFirestore(), TOUR);
  for (const [index, answer] of answers.entries()) {
    await say('a giraffe, surely');
    if ((index + 1) % 3 === 0) await say('HINT');
    if ((await say(answer)) === 'reward') await say('CLAIMED');
  }
  const last = seen(team.browser, `${collections.teamPages}/${team.page}`, ({ phase }) => phase === 'completed');
  await Promise.race([last.at, patience('The hunt was not played to its end')]);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const one = counted.page + counted.stops + counted.lines;
  return {
    stops: answers.length,
    messages,
    page: counted.page,
    'stops read': counted.stops,
    lines: counted.lines,
    five: 5 * one,
  };
}

/** Stores a paid booking of two phones on whose page three people have joined, and texts START. */
async function aTeam(number: number, feed: VendorFeed): Promise<Team> {
  const phones = [0, 1].map((n) => `+447900${String(880_000 + 2 * number + n)}`) as [string, string];
  const id = crypto.randomUUID();
  const now = new Date();
  const page_players = players.map((name) => ({ name, joined_at: now }));
  const stored = platformFirestore().doc(`${collections.bookings}/${id}`);
  await stored.set(aBooking({ tour_id: TOUR, phone_numbers: phones, participants: 5, page_players, created_at: now }));
  const begun = untilHandedToTwilio(feed, phones[0]);
  // The booking gets its link, and so its pages, with the hunt's first step.
  await text({ id, phone: phones[0] }, 'START');
  await begun;
  const pageId = String((await stored.get()).get('page_id'));
  const browser = await openClient('visitor');
  return { id, phones, token: teamTokenOf(pageId), page: teamPageIdOf(pageId), browser };
}

/** Sends a message from a team's page, as its browser does. */
const write = ({ browser, token }: Team, name: string, body: string, seenAt: object) =>
  browser.call('playOnPage', { token, name, message_id: crypto.randomUUID(), text: body, seen: seenAt });

/**
 * Opens a team's page in its browser: the page, its stops and its transcript. Resolves when each has
 * had its first answer.
 * @param onDocuments hears how many documents an answer brought; Firestore charges a read for each
 */
async function follow(
  { browser, page }: Team,
  onDocuments: (what: 'page' | 'stops' | 'lines', documents: number) => void,
): Promise<void> {
  const listen = (what: 'stops' | 'lines', { path, order, limit: most }: Asked) =>
    new Promise<void>((resolve, reject) => {
      const sorted = order.map(({ field, direction }) => orderBy(field, direction));
      const asked = query(collection(browser.db, path), ...sorted, limit(most ?? MAX_LINES));
      onSnapshot(
        asked,
        (snapshot) => {
          onDocuments(what, snapshot.docChanges().filter(({ type }) => type !== 'removed').length);
          resolve();
        },
        reject,
      );
    });
  const whole = new Promise<void>((resolve, reject) => {
    onSnapshot(
      doc(browser.db, `${collections.teamPages}/${page}`),
      () => {
        onDocuments('page', 1);
        resolve();
      },
      reject,
    );
  });
  await Promise.all([whole, listen('stops', reachedStops(page)), listen('lines', newestLines(page, MAX_LINES))]);
}
