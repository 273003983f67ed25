import type { contactMarks } from '@streetlore/domain/contact';
import { documents } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { markMessage } from '../../../functions/src/contact/mark-contact-message.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-contact-mark');
const admin = { uid: 'boss', email: 'boss@streetlore.test' };
const contactMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  type: 'general',
  subject: 'Hello',
  message: 'Is it on?',
  read: false,
  created_at: new Date(),
};
const put = (how: (typeof contactMarks)[number], request_id: string = crypto.randomUUID()) =>
  markMessage(services, { request_id, message_id: 'a-message', mark: how }, admin);
const state = async () => {
  const found = await services.store.contactMessages.at('a-message').read();
  return [found?.read, found?.answered];
};

beforeEach(async () => {
  await services.clear();
  await services.db.doc('contact_messages/a-message').set(contactMessage);
});
afterAll(() => services.end());

test('a message is read, answered and opened again, each step logged once', async () => {
  expect(await state()).toEqual([false, false]);
  await put('read');
  expect(await state()).toEqual([true, false]);
  await put('unread');
  expect(await state()).toEqual([false, false]);
  await put('answered', 'req-1');
  expect(await state()).toEqual([true, true]);
  await put('open');
  await put('answered', 'req-1');
  expect(await state()).toEqual([true, false]);
  expect((await services.db.doc(documents.auditEntry('req-1')).get()).data()).toMatchObject({
    actor_uid: 'boss',
    action: 'contact_message_answered',
    target: 'contact_messages/a-message',
  });
  expect((await services.db.collection('audit_log').get()).size).toBe(4);
});

test('a deleted message is not found', async () => {
  await services.db.doc('contact_messages/a-message').delete();
  await expect(put('read')).rejects.toMatchObject({ code: 'not-found' });
});
