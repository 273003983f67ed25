import type { ContactMessage } from '@streetlore/domain/contact';
import { collections } from '@streetlore/domain/paths';
import type { Subscriber } from '@streetlore/domain/subscriber';
import { aBooking, aPost, aReportCase, aReview, aSubmission } from '@streetlore/domain/testing';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { aPlayableTour } from './hunt-tour.ts';
import { aPhone } from './phone.ts';

/** A long name, which every row that holds it has to fit. */
const LONG = 'The Long Way Round the Back Streets of Hackney Wick';
const STOPS = 3;

/**
 * Fills every list of the back office with something of the test's own: a tour with its partner, hunts
 * in every state that a row can have, a conversation that waits, a photo, a report about one, a review, a post, a letter, a
 * subscriber.
 */
export async function fillDesk(db: Firestore) {
  const tag = crypto.randomUUID().slice(0, 8);
  const made: DocumentReference[] = [];
  const put = async (collection: string, id: string, data: object) => {
    const document = db.doc(`${collection}/${id}`);
    made.push(document);
    await document.set(data);
    return id;
  };
  const now = new Date();
  const tour = await aPlayableTour(db, STOPS);
  const player = aPhone();
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS, created_at: now };
  const numbers = Array.from({ length: 5 }, (_, n) => `+447700900${980 + n}`);
  const waiting = { created_at: now, phone_numbers: numbers, tour_name: LONG, stops_count: 12 };
  const slug = `sweep-${tag}`;
  const email = `${slug}@example.com`;
  const hunt = await put(
    collections.bookings,
    crypto.randomUUID(),
    aBooking({ ...about, phone_numbers: [player.number], email, team_name: `Swifts ${tag}` }),
  );
  await Promise.all([
    ...[1, 2].map(() => put(collections.bookings, crypto.randomUUID(), aBooking(waiting))),
    put(collections.contestSubmissions, crypto.randomUUID(), aSubmission({ title: slug, slug, submitted_at: now })),
    put(collections.reviews, crypto.randomUUID(), aReview({ tour_id: tour.id, tour_name: tour.name, created_at: now })),
    put(
      collections.reportCases,
      `photo_${slug}`,
      aReportCase({ thing_id: slug, title: LONG, opened_at: now, last_at: now }),
    ),
    put(collections.subscribers, slug, {
      email,
      source: 'blog',
      utm_source: 'zine',
      utm_medium: 'social',
      utm_campaign: 'autumn',
      user_agent: null,
      status: 'active',
      confirmed: true,
      confirmed_at: now,
      unsubscribed_at: null,
      created_at: now,
    } satisfies Subscriber),
  ]);
  const post = await put(collections.blogPosts, slug, aPost({ title: LONG, slug, created_at: now, updated_at: now }));
  const subject = `Rain on Sunday ${tag}`;
  await put(collections.contactMessages, slug, {
    name: 'Ada Byron',
    email,
    type: 'booking',
    subject,
    message: 'Does it take place?\nWe are four.',
    read: false,
    answered: false,
    answers: [],
    created_at: now,
  } satisfies ContactMessage);
  await player.send('START');
  await player.send('we want our money back');
  const remove = async () => {
    await Promise.all([tour.remove(), ...made.map((document) => db.recursiveDelete(document))]);
  };
  return { tour, partner: `${tour.id}-cafe`, hunt, player, post, subject, remove };
}

export type Desk = Awaited<ReturnType<typeof fillDesk>>;
