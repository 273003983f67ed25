import { type GenerationJob, newJob } from '@streetlore/domain/blog';
import type { Booking } from '@streetlore/domain/booking';
import type { ContactMessage } from '@streetlore/domain/contact';
import type { HuntNeeds } from '@streetlore/domain/needs';
import { collections, documents } from '@streetlore/domain/paths';
import type { Conversation } from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import type { Firestore } from 'firebase-admin/firestore';

/** How many writes Firestore accepts in one commit. */
const IN_A_BATCH = 500;
/** How many commits run at once. */
const AT_ONCE = 4;

/**
 * Brings the number of paid bookings up to `size`. One in ten was finished today.
 * @returns how long it took, in ms
 */
export async function book(db: Firestore, size: number): Promise<number> {
  const began = performance.now();
  const bookings = db.collection(collections.bookings);
  let next = (await bookings.where('confirmed_at', '>', new Date(0)).count().get()).data().count;
  const work = async () => {
    while (next < size) {
      const from = next;
      next = Math.min(size, from + IN_A_BATCH);
      const batch = db.batch();
      for (let n = from; n < Math.min(size, from + IN_A_BATCH); n += 1)
        batch.set(bookings.doc(`bench-${String(n).padStart(6, '0')}`), theBooking(n));
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return performance.now() - began;
}

function theBooking(n: number): Booking {
  const now = new Date();
  const given = { created_at: now, confirmed_at: now, phone_numbers: [`+447${String(n).padStart(9, '0')}`] };
  return n % 10 ? aBooking(given) : aBooking({ ...given, status: 'completed', completed_at: now });
}

/**
 * Fills the article queue with finished jobs, so that every list on the dashboard has its full
 * length.
 */
export async function queueArticles(db: Firestore, count: number): Promise<void> {
  const batch = db.batch();
  const now = new Date();
  for (let n = 0; n < count; n += 1) {
    const relatedData = { neighborhood: null, contestSubmissions: [], tour: null };
    const idea = { title: `Wall ${n}`, type: 'evergreen', priority: 30, relatedData } as const;
    const job: GenerationJob = { ...newJob(idea, 0, now), status: 'completed', due_at: null, completed_at: now };
    batch.set(db.collection(collections.blogGenerationJobs).doc(`bench-${n}`), job);
  }
  await batch.commit();
}

/**
 * Makes hunts, people and contact messages wait for an admin, so that the lists of Needs You have
 * their full length.
 */
export async function needSomebody(db: Firestore, count: number): Promise<void> {
  const batch = db.batch();
  const now = new Date();
  for (let n = 0; n < count; n += 1) {
    const phone_number = `+447000000${String(n).padStart(3, '0')}`;
    const need: HuntNeeds = {
      team: `Team ${n}`,
      tour_id: 'color-vinyl-tour',
      tour_name: 'Color & Vinyl',
      phase: 'puzzle',
      stop_number: 2,
      tour_stop: 2,
      location_name: 'Ebor Street',
      stop_started_at: now,
      wrong_answers: 5,
      expires_at: null,
      needs: [{ kind: 'wrong_answers', from: now }],
      from: now,
      order: now,
      deed: null,
      gone_done_at: null,
      called: null,
      counted_at: now,
    };
    const conversation: Conversation = {
      phone_number,
      page_player: null,
      last_at: now,
      last_seq: now.getTime() * 100,
      preview: 'Hello?',
      direction: 'inbound',
      tour_name: null,
      has_real: true,
      has_test: false,
      failed: false,
      awaits_answer: true,
      plea: { about: 'person', id: `bench-${n}`, at: now, since: now, words: 'Hello?', hunt_id: null },
      hunt_id: null,
      said: { words: 'Hello?', at: now },
      found_by: [],
      counted_at: now,
    };
    const letter: ContactMessage = {
      name: 'Ada',
      email: 'ada@example.test',
      type: 'general',
      subject: `Letter ${n}`,
      message: 'Is it on?',
      read: false,
      answered: false,
      answers: [],
      created_at: now,
    };
    batch.set(db.doc(documents.huntNeeds(`bench-${n}`)), need);
    batch.set(db.doc(documents.conversation(phone_number)), conversation);
    batch.set(db.collection(collections.contactMessages).doc(`bench-${n}`), letter);
  }
  await batch.commit();
}
