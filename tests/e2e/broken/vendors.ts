import { acceptSuggestionInput, type BlogSuggestion } from '@streetlore/domain/blog';
import { ANALYSED_SIDE } from '@streetlore/domain/contest';
import { collections } from '@streetlore/domain/paths';
import { standInsUrl } from '@streetlore/emulators/config';
import { expect } from 'vitest';
import { smallCopy } from '../../../functions/src/pictures/copies.ts';
import { aPhone, type Phone } from '../../support/phone.ts';
import { aWall } from '../../support/photos.ts';
import { book, breaks, canary, db, pay, paymentOf, replyTo, say, spoken, topic, until, type World } from './world.ts';

/** Stripe's client itself tries three times. */
const STRIPE_TRIES = 3;

/**
 * Makes bookings that Stripe refuses. Then makes one that is paid, whose events come twice, late
 * and while Stripe is down.
 */
export async function breakStripe(world: World): Promise<void> {
  const phone = aPhone();
  for (const [kind, times] of [
    ['error500', STRIPE_TRIES],
    ['timeout', STRIPE_TRIES],
    ['malformed', 1],
  ] as const) {
    const refused = crypto.randomUUID();
    await breaks('stripe', refused, kind, times);
    await expect(book(world, phone, refused)).rejects.toThrow();
  }
  const id = crypto.randomUUID();
  const secret = await book(world, phone, id);
  const payment = paymentOf(secret);
  await breaks('stripe', payment, 'duplicate', 1);
  await breaks('stripe', payment, 'reorder', 1);
  // The first malformed answer goes to the browser's own call, the second to our look-up for the
  // event.
  await breaks('stripe', payment, 'malformed', 2);
  await pay(secret);
  const welcomes = db.collection(collections.smsMessages).where('booking_id', '==', id);
  await until(welcomes, (text) => text.get('settled') === true);
}

/**
 * Plays a hunt whose replies Twilio refuses or leaves unanswered.
 * @returns the text whose reply got no answer
 */
export async function breakTwilio(player: Phone, answer: string): Promise<string> {
  let unanswered = '';
  for (const [kind, body] of [
    ['error500', spoken],
    // What the player says gets one reply in ten minutes. Commands get one each time.
    ['duplicate', 'STATUS'],
    ['reorder', 'HINT'],
    ['malformed', 'RESEND'],
    ['timeout', answer],
  ] as const) {
    await breaks('twilio', player.number, kind, 1);
    unanswered = await say(player, body);
    await until(replyTo(unanswered), (reply) => reply.get('settled') === true);
  }
  // This error message contains the number, as Twilio's own messages do.
  const stranger = aPhone();
  await fetch(`${standInsUrl}/control/twilio/numbers`, {
    method: 'POST',
    body: JSON.stringify({ number: stranger.number, error_code: 21408, times: 1 }),
  });
  await until(replyTo(await say(stranger, spoken)), (reply) => reply.get('status') === 'failed');
  return unanswered;
}

const suggestion: BlogSuggestion = {
  title: topic,
  type: 'evergreen',
  priority: 30,
  relatedData: { neighborhood: null, contestSubmissions: [], tour: null },
};

/** Asks for articles, titles and the analysis of a photo while the model gives no answer or a wrong one. */
export async function breakModel({ visitor, admin }: World): Promise<void> {
  const photo = await aWall(201, 151).jpeg().toBuffer();
  const image = photo.toString('base64');
  // The part of the request that identifies this photo and no other.
  const pixels = (await smallCopy(photo, ANALYSED_SIDE))?.toString('base64').slice(-100) ?? '';
  await breaks('openai', pixels, 'timeout', 1);
  // This call waits for a quarter of a minute. Meanwhile the others go on.
  const looking = visitor.call('analyzePhoto', { image });
  // Three articles, each tried three times.
  for (const kind of ['error500', 'malformed', 'misfit']) await breaks('openai', canary, kind, 3);
  await Promise.allSettled([1, 2, 3].map(() => admin.call('generatePost', { topic, tone: `Like a ${canary}` })));
  for (const kind of ['duplicate', 'reorder', 'echo', 'phone', 'script', 'prose', 'cutoff', 'filter', 'error429']) {
    await breaks('openai', canary, kind, 1);
    await Promise.allSettled([admin.call('suggestTitles', { topic, tone: canary })]);
  }
  await looking;
  await breaks('openai', canary, 'refusal', 3);
  const job_id = crypto.randomUUID();
  await admin.call('acceptSuggestion', acceptSuggestionInput.parse({ job_id, suggestion }));
  const jobs = db.collection(collections.blogGenerationJobs).where('title', '==', topic);
  const job = await until(jobs, (one) => one.id === job_id && one.get('status') === 'failed');
  await job.ref.delete();

  const broken = `${image.slice(0, 400)}${Buffer.from(spoken.repeat(20)).toString('base64').replace(/=+$/, '')}`;
  await expect(visitor.call('analyzePhoto', { image: broken.slice(0, broken.length & ~3) })).rejects.toThrow();
}

/** Asks for places while the geocoder fails. */
export async function breakGeocoder({ visitor }: World): Promise<void> {
  // A place that no other test uses.
  const place = { latitude: 51.523701, longitude: -0.071301 };
  const about = '51.523701,-0.071301';
  for (const kind of ['error500', 'malformed', 'timeout']) {
    await breaks('geocoder', about, kind, 2);
    await expect(visitor.call('reverseGeocode', place)).rejects.toThrow();
  }
  for (const kind of ['duplicate', 'reorder']) {
    await breaks('geocoder', about, kind, 1);
    await visitor.call('reverseGeocode', place);
  }
}
