import { acceptSuggestionInput, type BlogSuggestion } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { standInsUrl } from '@streetlore/emulators/config';
import { expect } from 'vitest';
import { aPhone, type Phone } from '../../../support/phone.ts';
import { aWall } from '../../../support/photos.ts';
import { book, breaks, canary, db, pay, replyTo, say, spoken, topic, until, type World } from './world.ts';

/** Stripe's client tries three times by itself. */
const STRIPE_TRIES = 3;

/** Bookings that Stripe does not take; then one that is paid, whose events come twice and late and while Stripe cannot be asked. */
export async function breakStripe(world: World): Promise<void> {
  const phone = aPhone();
  for (const [kind, times] of [
    ['error500', STRIPE_TRIES],
    ['timeout', STRIPE_TRIES],
    ['malformed', 1],
  ] as const) {
    await breaks('stripe', kind, times);
    await expect(book(world, phone)).rejects.toThrow();
  }
  const { id, secret } = await book(world, phone);
  await breaks('stripe', 'duplicate', 1);
  await breaks('stripe', 'reorder', 1);
  // The browser's own call is the first that is not understood, our look-up for the event the second.
  await breaks('stripe', 'malformed', 2);
  await pay(secret);
  const welcomes = db.collection(collections.smsMessages).where('booking_id', '==', id);
  await until(welcomes, (text) => text.get('settled') === true);
}

/** A hunt whose replies Twilio does not take, does not answer for, or refuses. @returns the text whose reply was not answered for */
export async function breakTwilio(player: Phone, answer: string): Promise<string> {
  let unanswered = '';
  for (const [kind, body] of [
    ['error500', spoken],
    ['duplicate', `Perhaps ${spoken}`],
    ['reorder', `Surely ${spoken}`],
    ['malformed', `Then ${spoken}`],
    ['timeout', answer],
  ] as const) {
    await breaks('twilio', kind, 1);
    unanswered = await say(player, body);
    await until(replyTo(unanswered), (reply) => reply.get('settled') === true);
  }
  // As Twilio's own messages do, this one names the number.
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

/** Articles and photos that the model does not answer for, or answers as it should not. */
export async function breakModel({ visitor, admin }: World): Promise<void> {
  const image = (await aWall(200, 150).jpeg().toBuffer()).toString('base64');
  await breaks('openai', 'timeout', 1);
  // Waits for a quarter of a minute; meanwhile the others go on.
  const looking = visitor.call('analyzePhoto', { image });
  await expect.poll(async () => await (await fetch(`${standInsUrl}/faults`)).text()).not.toContain('openai');
  // Three articles, each tried three times.
  for (const kind of ['error500', 'malformed', 'misfit']) await breaks('openai', kind, 3);
  await Promise.allSettled([1, 2, 3].map(() => admin.call('generatePost', { topic, tone: `Like a ${canary}` })));
  for (const kind of ['duplicate', 'reorder', 'echo', 'phone', 'script', 'prose', 'cutoff', 'filter', 'error429']) {
    await breaks('openai', kind, 1);
    await Promise.allSettled([admin.call('suggestTitles', { topic, tone: canary })]);
  }
  // Its second try must not be given what the job is to be given.
  await looking;
  await breaks('openai', 'refusal', 3);
  const job_id = crypto.randomUUID();
  await admin.call('acceptSuggestion', acceptSuggestionInput.parse({ job_id, suggestion }));
  const jobs = db.collection(collections.blogGenerationJobs).where('title', '==', topic);
  const job = await until(jobs, (one) => one.id === job_id && one.get('status') === 'failed');
  await job.ref.delete();

  const broken = `${image.slice(0, 400)}${Buffer.from(spoken.repeat(20)).toString('base64').replace(/=+$/, '')}`;
  await expect(visitor.call('analyzePhoto', { image: broken.slice(0, broken.length & ~3) })).rejects.toThrow();
}

/** Places that the geocoder does not name. */
export async function breakGeocoder({ visitor }: World): Promise<void> {
  const place = { latitude: 51.5237, longitude: -0.0713 };
  for (const kind of ['error500', 'malformed', 'timeout']) {
    await breaks('geocoder', kind, 2);
    await expect(visitor.call('reverseGeocode', place)).rejects.toThrow();
  }
  for (const kind of ['duplicate', 'reorder']) {
    await breaks('geocoder', kind, 1);
    await visitor.call('reverseGeocode', place);
  }
}
