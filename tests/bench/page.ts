import { createBookingOutput } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { standInsUrl } from '@streetlore/emulators/config';
import * as z from 'zod/mini';
import { teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf } from '../support/hunt-tour.ts';
import { openClient } from './client.ts';
import { billOf, gibSeconds } from './cost/bill.ts';
import { configured } from './cost/functions-table.ts';
import { meter } from './cost/meter.ts';
import { serverReads, type Usage } from './cost/usage.ts';
import { payByCard, TOUR } from './paths.ts';
import { untilIdle } from './until-idle.ts';

const NAMES = ['Lena', 'Mateo'] as const;

/** What the stand-in for the mail server has received. */
const received = z.array(z.object({ to: z.string() }));

/**
 * Books a hunt for two on a page, pays and plays it with the messages of `playHunt` (cost/hunt.ts), each after
 * the figures of the one before are counted, as people do. @returns what it used, by function and in all
 */
export async function whatAPageHuntCosts(): Promise<Record<string, number>> {
  const db = platformFirestore();
  const visitor = await openClient('visitor');
  const id = crypto.randomUUID();
  const address = `${id}@example.org`;
  const booking = () => db.doc(`${collections.bookings}/${id}`).get();
  let messages = 0;
  const usage = await meter(async () => {
    const answer = await visitor.call('createBooking', {
      ...{ booking_id: id, tour_id: TOUR, participants: 2, phone_numbers: [], gift_code: null },
      ...{ email: address, team_name: 'Bench' },
    });
    await payByCard(z.parse(createBookingOutput, answer).client_secret ?? '');
    await untilIdle();
    const token = teamTokenOf((await booking()).get('page_id'));
    for (const name of NAMES) await visitor.call('joinTeam', { token, name });
    const say = async (words: string): Promise<string> => {
      const { phase, stop_number } = (await booking()).get('hunt');
      const name = NAMES[messages % NAMES.length];
      messages += 1;
      const sent = { token, name, message_id: crypto.randomUUID(), text: words, seen: { phase, stop_number } };
      await visitor.call('playOnPage', sent);
      await untilIdle();
      return (await booking()).get('hunt.phase');
    };
    await say('START');
    // As a team that walks: a result faster than legs has no row on the leaderboard, which costs a write.
    const started = new Date(Date.now() - 2 * 3_600_000);
    await db.doc(`${collections.bookings}/${id}`).update({ started_at: started, 'hunt.stop_started_at': started });
    await say('HELP');
    const answers = await answersOf(db, TOUR);
    for (const [index, words] of answers.entries()) {
      await say('a giraffe, surely');
      if ((index + 1) % 3 === 0) await say('HINT');
      if ((await say(words)) === 'reward') await say('CLAIMED');
      if (index + 1 === Math.ceil(answers.length / 2)) await say('STATUS');
    }
    await visitor.call('reviewOnPage', { token, name: NAMES[0], rating: 5, text: '' });
  });
  if ((await booking()).get('hunt.phase') !== 'completed') throw new Error('The hunt was not played to its end');
  return { messages, ...(await figuresOf(id, address, usage)) };
}

async function figuresOf(id: string, address: string, usage: Usage): Promise<Record<string, number>> {
  const db = platformFirestore();
  const texts = await db.collection(collections.smsMessages).where('booking_id', '==', id).get();
  // A sent mail's document names nobody.
  const mails = z.parse(received, await (await fetch(`${standInsUrl}/mail/messages`)).json());
  const functions = configured();
  return {
    texts: texts.docs.filter((one) => one.get('phone_number') !== null).length,
    mails: mails.filter(({ to }) => to === address).length,
    reads: serverReads(usage),
    writes: usage.writes,
    deletes: usage.deletes,
    starts: Object.values(usage.starts).reduce((all, { count }) => all + count, 0),
    's x GiB': gibSeconds(usage, functions),
    dollars: billOf(usage, serverReads(usage), functions).total,
  };
}
