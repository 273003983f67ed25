import { type DeadLetter, deadLetterSchema, deadLetterTexts } from '@streetlore/domain/dead-letters';
import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import { aTour } from '@streetlore/domain/testing';
import { logger } from 'firebase-functions/logger';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deployedFunctions } from '../../../deploy/src/deployed-functions.ts';
import { retryWork } from '../../../functions/src/dead-letters/retry-dead-letter.ts';
import { retryHandlers } from '../../../functions/src/dead-letters/retry-handlers.ts';
import * as functions from '../../../functions/src/index.ts';
import { storeDeadLetter } from '../../../functions/src/platform/background.ts';
import { erasePersonData } from '../../../functions/src/privacy/erase-person.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { callableProject } from '../../support/callables.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';

const services = testServices(callableProject);
const { db } = services;
const boss = { uid: 'boss', email: 'boss@example.test' };
const HOUR = 3_600_000;

beforeEach(async () => {
  await services.clear();
  services.clock.set(new Date());
  // Each failure is intended, and logged.
  vi.spyOn(logger, 'write').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => services.end());

/** Delivers an event to a function as Google does, `age` (ms) after it was sent. */
async function deliver(fn: { run(event: never): unknown }, age: number, event: object): Promise<void> {
  const sent = { id: 'event-1', time: new Date(Date.now() - age).toISOString(), ...event };
  await fn.run(sent as never);
}

async function letters(): Promise<(DeadLetter & { id: string })[]> {
  const { docs } = await db.collection(collections.deadLetters).get();
  return docs.map((letter) => ({ ...deadLetterSchema.parse(withDates(letter.data())), id: letter.id }));
}

const again = (letter_id: string, request_id: string = crypto.randomUUID()) =>
  retryWork(services, { request_id, letter_id }, boss);

const uploaded = storagePaths.contestOriginal('visitor', 'fox.jpg');
const record = db.doc(documents.photoUpload('visitor', 'fox.jpg'));
const upload = (age: number) => deliver(functions.onUpload, age, { data: { name: uploaded } });
const mended = { uid: 'visitor', name: 'fox.jpg', status: 'refused', reason: 'Too dark', picture: null, gps: null };

describe('an event that cannot be handled', () => {
  beforeEach(async () => {
    await record.set({ status: 'half-written' });
  });

  test('is delivered again for an hour, and then becomes a dead letter with its subject and reason', async () => {
    await expect(upload(HOUR - 60_000)).rejects.toThrow('onUpload Malformed');
    expect(await letters()).toEqual([]);
    await upload(HOUR + 60_000);
    const [letter] = await letters();
    expect(letter).toMatchObject({
      function: 'onUpload',
      subject: { name: uploaded },
      source: uploaded,
      event_id: 'event-1',
      reason: 'Malformed',
      failures: 1,
      phone_numbers: [],
    });
    // A document's content or path may name a person.
    expect(JSON.stringify(letter)).not.toMatch(/half-written|schema/);
    showsFault(41, 1, 'event that cannot be handled: a dead letter');
  });

  test('makes one dead letter however often it fails, which stays until its document is mended', async () => {
    await upload(2 * HOUR);
    await upload(2 * HOUR);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    const id = letter?.id ?? '';
    await expect(again(id)).rejects.toMatchObject({ message: deadLetterTexts.again('Malformed') });
    expect(await letters()).toMatchObject([{ failures: 3 }]);

    const lease = {
      submission_id: null,
      lost_runs: 0,
      lease_until: null,
      created_at: new Date(),
      updated_at: new Date(),
    };
    await record.set({ ...mended, ...lease });
    const request = crypto.randomUUID();
    await again(id, request);
    expect(await letters()).toEqual([]);
    const entry = (await db.doc(documents.auditEntry(request)).get()).data();
    expect(entry).toMatchObject({ action: 'dead_letter_retried', target: `${collections.deadLetters}/${id}` });
    // A repeated request whose first answer was lost, and then a colleague's request.
    await again(id, request);
    await expect(again(id)).rejects.toMatchObject({ message: deadLetterTexts.gone });
  });
});

test('an admin can repeat the count of a figure that could not be counted', async () => {
  await db
    .collection(collections.tours)
    .doc('fox')
    .set({ ...aTour(), status: 'published' });
  const failed = { function: 'recount', subject: { keys: ['public.tours'] }, reason: 'Error', happened: new Date() };
  await storeDeadLetter(services, { ...failed, event_id: 'e', source: null });
  await again((await letters())[0]?.id ?? '');
  expect((await db.doc(documents.publicStats).get()).get('tours')).toBe(1);
  expect(await letters()).toEqual([]);
});

test('a task becomes a dead letter with its name when its last try fails', async () => {
  const task = (retryCount: number) =>
    functions.recount.run({ data: { keys: ['no.figures'], at: 0 }, retryCount, id: 'task-1' } as never);
  await expect(task(18)).rejects.toThrow('recount');
  expect(await letters()).toEqual([]);
  await task(19);
  expect(await letters()).toMatchObject([
    { function: 'recount', subject: { keys: ['no.figures'] }, event_id: 'task-1' },
  ]);
});

test('erasing a person deletes the dead letters that name their number', async () => {
  const phone = '+447700900123';
  const failed = { function: 'recount', reason: 'Error', happened: new Date(), event_id: 'e', source: null };
  await storeDeadLetter(services, { ...failed, subject: { keys: [`conversation.${phone}`, 'totals.messages'] } });
  await erasePersonData(services, { request_id: crypto.randomUUID(), phone_numbers: [phone], emails: [] }, boss);
  expect(await letters()).toEqual([]);
});

test('an admin can repeat the work of every background function', async () => {
  const background = (await deployedFunctions()).filter(
    ({ endpoint }) => endpoint.eventTrigger !== undefined || endpoint.taskQueueTrigger !== undefined,
  );
  // Somebody whose link does not come asks for it again. The sweep tries the contents of the two outboxes again every minute, and the second opinions. A photo goes its way without a verdict.
  expect(background.map(({ name }) => name).toSorted()).toEqual(
    [...retryHandlers.keys(), 'checkPhoto', 'giveSecondOpinion', 'mailLinks', 'retryOutbox', 'sendMail'].toSorted(),
  );
});
