import { formRateLimits, formTexts } from '@streetlore/domain/form';
import { collections } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sendContactMessage } from '../../../functions/src/contact/send-contact-message.ts';
import { callAs, callableProject } from '../../support/callables.ts';
import { testServices } from '../../support/services.ts';

const services = testServices(callableProject);
beforeEach(() => services.clear());
afterAll(() => services.end());

const aMessage = () => ({
  message_id: crypto.randomUUID(),
  name: 'Sam',
  email: 'sam@example.test',
  type: 'tour',
  subject: 'The tunnel',
  message: 'Is Leake Street lit\nat night?',
});
const stored = async () => (await services.db.collection(collections.contactMessages).get()).docs;
const visitor = () => ({ uid: crypto.randomUUID() });

test('a message is stored once, unread, however often its answer is lost', async () => {
  const message = { ...aMessage(), name: '  Sam ' };
  const sender = visitor();
  await callAs(sendContactMessage, message, sender);
  expect(await callAs(sendContactMessage, { ...message, subject: 'Other' }, sender)).toEqual({
    message_id: message.message_id,
  });
  const [doc, ...others] = await stored();
  expect(others).toEqual([]);
  const { message_id, ...typed } = message;
  expect(doc?.id).toBe(message_id);
  expect(doc?.data()).toMatchObject({ ...typed, name: 'Sam', read: false });
});

test('a fault is named with its field, and nothing is stored', async () => {
  await expect(callAs(sendContactMessage, { ...aMessage(), read: true }, visitor())).rejects.toMatchObject({
    code: 'invalid-argument',
    details: { field: 'read' },
  });
  for (const data of [null, 'hello', [aMessage()]])
    await expect(callAs(sendContactMessage, data, visitor())).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(await stored()).toEqual([]);
});

test('makes a visitor who floods the inbox wait, and an address with ever new visitors too', async () => {
  const same = visitor();
  for (let n = 0; n < formRateLimits.visitor.calls; n += 1) await callAs(sendContactMessage, aMessage(), same);
  const refusal = { code: 'resource-exhausted', message: formTexts.tooManyAttempts };
  await expect(callAs(sendContactMessage, aMessage(), same)).rejects.toMatchObject(refusal);
  const calls = await Promise.allSettled(
    Array.from({ length: 40 }, () => callAs(sendContactMessage, aMessage(), { ...visitor(), ip: '192.0.2.9' })),
  );
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(formRateLimits.address.calls);
  expect(await stored()).toHaveLength(formRateLimits.visitor.calls + formRateLimits.address.calls);
  const limits = await services.db.collection(collections.rateLimits).get();
  expect(JSON.stringify(limits.docs.map((doc) => [doc.id, doc.data()]))).not.toContain('192.0.2.9');
});
