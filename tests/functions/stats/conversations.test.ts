import { collections, documents } from '@streetlore/domain/paths';
import { conversationSchema, queuedText, type SmsMessage } from '@streetlore/domain/sms';
import { figuresWithText } from '@streetlore/domain/stats';
import { aBooking } from '@streetlore/domain/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recountOnce } from '../../../functions/src/counting/recount.ts';
import { askForFigures } from '../../../functions/src/platform/ask-for-counts.ts';
import { recountOfConversation } from '../../../functions/src/stats/conversations.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-conversations', { at: new Date('2026-11-21T12:00:00Z') });
const { db, clock, tasks } = services;
const phone = '+447700900123';

/** Writes a text as a flow would. */
async function write(id: string, fields: Partial<SmsMessage> | null): Promise<void> {
  const ref = db.collection(collections.smsMessages).doc(id);
  const before = (await ref.get()).data();
  const draft = { phone_number: phone, message_content: id, message_type: 'clue', booking_id: null, tour_name: null };
  if (fields) await ref.set({ ...(before ?? queuedText(draft, clock.now())), ...fields });
  else await ref.delete();
}

/** Asks for the recount, as the code that writes a text does. */
const ask = () => askForFigures(services, figuresWithText({ phone_number: phone, sent_at: clock.now() }));

async function runTasks() {
  while (tasks.recorded.length > 0)
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
  await write('Hello', { is_test: true });
  await ask();
  await runTasks();
  expect(await conversation()).toMatchObject({ preview: 'Hello', has_real: false, has_test: true, failed: false });
  expect((await conversation())?.found_by).toEqual(expect.arrayContaining(['+4477', '9001', 'beats mur', 'murals']));

  clock.advance(2000);
  await write('Stop 1', { tour_name: 'Color & Vinyl' });
  await ask();
  clock.advance(2000);
  await write('Stop 1', { status: 'failed' });
  await ask();
  await runTasks();
  expect(await conversation()).toMatchObject({
    preview: 'Stop 1',
    tour_name: 'Color & Vinyl',
    has_real: true,
    has_test: true,
    failed: true,
  });

  clock.advance(2000);
  for (const id of ['Hello', 'Stop 1']) await write(id, null);
  await ask();
  await runTasks();
  expect(await conversation()).toBeUndefined();
  // A late request does not bring the conversation back.
  await ask();
  await runTasks();
  expect(await conversation()).toBeUndefined();
});

test('awaits an answer after a plea until an admin gives one, and is counted until then', async () => {
  const awaiting = async () => ({
    one: (await conversation())?.awaits_answer,
    all: (await db.doc(documents.totals).get()).data()?.awaiting_conversations,
  });
  const say = async (id: string, fields: Partial<SmsMessage>) => {
    clock.advance(2000);
    await write(id, { seq: clock.now().getTime() * 100, ...fields });
    await ask();
    await runTasks();
  };
  await say('Stop 1', {});
  expect(await awaiting()).toMatchObject({ one: false });
  await say('We want our money back', { direction: 'inbound', message_type: 'plea', plea: 'money' });
  await say('Somebody will read this', { message_type: 'passed_on' });
  await say('heron', { direction: 'inbound', message_type: 'interaction' });
  expect(await awaiting()).toEqual({ one: true, all: 1 });
  const since = clock.now();
  await say('refund please', {
    direction: 'inbound',
    message_type: 'plea',
    plea: 'money',
    sent_at: new Date(since.getTime() + 60_000),
  });
  const plea = (await conversation())?.plea;
  expect(plea).toMatchObject({ about: 'money', id: 'refund please', words: 'We want our money back' });
  // The oldest plea that nobody has answered tells since when.
  expect(plea && plea.since < since).toBe(true);
  await say('It is on its way', { message_type: 'answer' });
  expect(await awaiting()).toEqual({ one: false, all: 0 });
  expect((await conversation())?.plea).toBeNull();
});

test('waits for whoever may be in danger, whatever number of pleas and answers came since', async () => {
  const write30 = async (message_type: string, plea?: SmsMessage['plea']) => {
    for (let n = 0; n < 30; n += 1) {
      clock.advance(1000);
      const from = plea ? ({ direction: 'inbound', plea } as const) : {};
      await write(`${message_type} ${plea} ${n}`, { seq: clock.now().getTime() * 100, message_type, ...from });
    }
  };
  clock.advance(1000);
  const danger = { direction: 'inbound', message_type: 'plea', plea: 'danger' } as const;
  await write('a man has a knife', { seq: clock.now().getTime() * 100, ...danger });
  await write30('plea', 'person');
  await write30('answer');
  await write30('plea', 'money');
  await ask();
  await runTasks();
  expect((await conversation())?.plea).toMatchObject({ about: 'danger', words: 'a man has a knife' });
  await write('a man has a knife', { message_type: 'plea_done' });
  clock.advance(2000);
  await ask();
  await runTasks();
  expect((await conversation())?.plea).toMatchObject({ about: 'money', words: 'plea money 0', id: 'plea money 29' });
});

test('40 texts, each asked for one to three times, are counted a few times and end at the newest', async () => {
  for (let n = 0; n < 40; n += 1) {
    clock.advance(50);
    await write(`text ${n}`, { direction: n % 2 ? 'inbound' : 'outbound' });
    for (let time = 0; time <= n % 3; time += 1) await ask();
  }
  expect(tasks.recorded.filter(({ payload }) => String(payload.keys).includes(phone)).length).toBeLessThan(5);
  await runTasks();
  expect(await conversation()).toMatchObject({ preview: 'text 39', direction: 'inbound' });
});

test('an older reading that is written last does not overwrite a newer one', async () => {
  await write('first', {});
  await ask();
  await runTasks();
  const slow = recountOfConversation(services, `conversation.${phone}`, phone, async () => undefined);
  const overtaken = await recountOnce(
    {
      ...slow,
      count: async (now, stored) => {
        const old = await slow.count(now, stored);
        clock.advance(2000);
        await write('second', {});
        await ask();
        await runTasks();
        return old;
      },
    },
    clock.now(),
  );
  expect(overtaken).toBe('overtaken');
  expect(await conversation()).toMatchObject({ preview: 'second' });
});
