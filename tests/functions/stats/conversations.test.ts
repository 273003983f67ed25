import { collections, documents } from '@streetlore/domain/paths';
import { conversationSchema, queued, type SmsMessage } from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recountOnce } from '../../../functions/src/platform/recount.ts';
import { recountOfConversation } from '../../../functions/src/stats/conversations.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { onText } from '../../../functions/src/stats/triggers.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { randomFrom, shuffled } from '../../support/random.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-conversations', { at: new Date('2026-11-21T12:00:00Z') });
const { db, clock, tasks } = services;
const phone = '+447700900123';

type Event = { before: DocumentData | undefined; after: DocumentData | undefined };

/** Writes a text as a flow would and answers the event Firestore would send about it. */
async function write(id: string, fields: Partial<SmsMessage> | null): Promise<Event> {
  const ref = db.collection(collections.smsMessages).doc(id);
  const before = (await ref.get()).data();
  const draft = { phone_number: phone, message_content: id, message_type: 'clue', booking_id: null, tour_name: null };
  if (fields) await ref.set({ ...(before ?? queued(draft, clock.now())), ...fields });
  else await ref.delete();
  return { before, after: (await ref.get()).data() };
}

const deliver = ({ before, after }: Event) => onText(services, before, after);

async function runTasks() {
  for (const task of tasks.recorded.splice(0).sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if (task.at > clock.now()) clock.set(task.at);
    await countFigures(services, task.payload);
  }
}

const conversation = async () => {
  const found = (await db.doc(documents.conversation(phone)).get()).data();
  return found && conversationSchema.parse(withDates(found));
};

beforeEach(async () => {
  await services.clear();
  tasks.recorded.length = 0;
  clock.advance(600_000);
});
afterAll(() => services.end());

test('follows a number’s texts, its tours and a failure, and goes with the last of them', async () => {
  await db.doc(`${collections.bookings}/b1`).set(aBooking({ phone_numbers: [phone], tour_name: 'Beats & Murals' }));
  await deliver(await write('Hello', { is_test: true }));
  await runTasks();
  expect(await conversation()).toMatchObject({ preview: 'Hello', has_real: false, has_test: true, failed: false });
  expect((await conversation())?.found_by).toEqual(expect.arrayContaining(['4477', '77009', 'beats mur', 'murals']));

  clock.advance(2000);
  const second = await write('Stop 1', { tour_name: 'Color & Vinyl' });
  await deliver(second);
  clock.advance(2000);
  await deliver(await write('Stop 1', { status: 'failed' }));
  await runTasks();
  expect(await conversation()).toMatchObject({
    preview: 'Stop 1',
    tour_name: 'Color & Vinyl',
    has_real: true,
    has_test: true,
    failed: true,
  });

  clock.advance(2000);
  for (const id of ['Hello', 'Stop 1']) await deliver(await write(id, null));
  await runTasks();
  expect(await conversation()).toBeUndefined();
  // A late copy of an old event brings nothing back.
  await deliver(second);
  await runTasks();
  expect(await conversation()).toBeUndefined();
});

test('40 texts, each told of one to three times in any order, end at the newest', async () => {
  const random = randomFrom(40);
  const events: Event[] = [];
  for (let n = 0; n < 40; n += 1) {
    clock.advance(50);
    events.push(await write(`text ${n}`, { direction: n % 2 ? 'inbound' : 'outbound' }));
  }
  const deliveries = events.flatMap((event) => Array<Event>(1 + Math.floor(random() * 3)).fill(event));
  for (const event of shuffled(deliveries, random)) {
    clock.advance(20);
    await deliver(event);
  }
  await runTasks();
  expect(await conversation()).toMatchObject({ preview: 'text 39', direction: 'inbound' });
});

test('an older reading that comes last does not overwrite a newer one', async () => {
  await deliver(await write('first', {}));
  await runTasks();
  const slow = recountOfConversation(services, `conversation.${phone}`, phone);
  const overtaken = await recountOnce(
    {
      ...slow,
      count: async (now) => {
        const old = await slow.count(now);
        clock.advance(2000);
        await deliver(await write('second', {}));
        await runTasks();
        return old;
      },
    },
    clock.now(),
  );
  expect(overtaken).toBe('overtaken');
  expect(await conversation()).toMatchObject({ preview: 'second' });
});
