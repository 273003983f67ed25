import { collections } from '@streetlore/domain/paths';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { answersOf } from '../../support/hunt-tour.ts';
import { openClient } from '../client.ts';
import { patience } from '../figures.ts';
import { payByCard, TOUR, text, untilHandedToTwilio } from '../paths.ts';
import type { VendorFeed } from '../vendor-feed.ts';
import type { Usage } from './usage.ts';

/** A hunt that two phones have played to its end. */
export type PlayedHuntCost = { id: string; phones: readonly [string, string] };

/**
 * Books for two, pays and plays. The texts: START, a wrong answer at every stop, HINT at every
 * third, CLAIMED after each reward, STATUS and HELP once (as in `bench segments`), the phones in
 * turn. Then a rating.
 * @param number distinguishes the hunt's phones from others', 0 to 99
 * @param rest runs between two texts; people take minutes, in which every report comes and every
 * figure is counted
 */
export async function playHunt(number: number, feed: VendorFeed, rest: () => Promise<void>): Promise<PlayedHuntCost> {
  const db = platformFirestore();
  const visitor = await openClient('visitor');
  const id = crypto.randomUUID();
  const phones = [1, 2].map((n) => `+4479000077${String(number * 2 + n - 1).padStart(2, '0')}`) as [string, string];
  const answer = await visitor.call<{ client_secret: string }>('createBooking', {
    booking_id: id,
    tour_id: TOUR,
    participants: 2,
    phone_numbers: phones,
    email: null,
    team_name: 'Bench',
    gift_code: null,
  });
  const welcomed = Promise.all(phones.map((phone) => untilHandedToTwilio(feed, phone)));
  await payByCard(answer.client_secret);
  await Promise.race([welcomed, patience('Nobody was welcomed')]);
  await rest();

  let texts = 0;
  const say = async (words: string) => {
    const phone = phones[texts % 2] ?? phones[0];
    texts += 1;
    const replied = untilHandedToTwilio(feed, phone);
    await text({ id, phone }, words);
    await Promise.race([replied, patience(`Nobody answered ${words}`)]);
    await rest();
  };
  const phase = async (): Promise<string> => {
    const booking = await db.doc(`${collections.bookings}/${id}`).get();
    return booking.get('hunt.phase');
  };
  const answers = await answersOf(db, TOUR);
  await say('START');
  // As a team that walks: a result faster than legs has no row on the leaderboard, which costs a write.
  const started = new Date(Date.now() - 2 * 3_600_000);
  await db.doc(`${collections.bookings}/${id}`).update({ started_at: started, 'hunt.stop_started_at': started });
  await say('HELP');
  for (const [index, words] of answers.entries()) {
    await say('a giraffe, surely');
    if ((index + 1) % 3 === 0) await say('HINT');
    await say(words);
    if ((await phase()) === 'reward') await say('CLAIMED');
    if (index + 1 === Math.ceil(answers.length / 2)) await say('STATUS');
  }
  if ((await phase()) !== 'completed') throw new Error('The hunt was not played to its end');
  await say('5');
  return { id, phones };
}

/** The segments of a hunt's texts, and how many texts there are. */
export async function textsOf({ phones }: PlayedHuntCost): Promise<{ texts: number; segments: Usage['segments'] }> {
  const found = await platformFirestore()
    .collection(collections.smsMessages)
    .where('phone_number', 'in', [...phones])
    .get();
  const all = found.docs.map((one) => one.data() as { direction: string; segments: number });
  const of = (direction: string) =>
    all.filter((one) => one.direction === direction).reduce((total, { segments }) => total + segments, 0);
  return { texts: all.length, segments: { sent: of('outbound'), received: of('inbound') } };
}
