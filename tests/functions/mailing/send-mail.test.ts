import { MAIL_LEASE, queuedMail } from '@streetlore/domain/mail';
import { collections } from '@streetlore/domain/paths';
import { signed, traderOf } from '@streetlore/domain/trader';
import { localParameters } from '@streetlore/emulators/config';
import { type StandIns, startStandIns } from '@streetlore/emulators/standins/index';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queueAnswerMail } from '../../../functions/src/contact/answer-contact-message.ts';
import { enqueueDueMails } from '../../../functions/src/mailing/enqueue-mail.ts';
import { deliverMail } from '../../../functions/src/mailing/send-mail.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { type TestServices, testServices } from '../../support/services.ts';

const project = 'demo-mailing';
const admin = { uid: 'boss', email: 'boss@streetlore.test' };
let standIns: StandIns;
let services: TestServices;
let victim: ReturnType<typeof killableServices<TestServices>>;
/** The whole log. */
let logged = '';
const log = vi.spyOn(logger, 'write').mockImplementation((entry) => {
  logged += JSON.stringify(entry);
});

type Received = { to: string; subject: string; text: string; message_id: string; date: string } & Record<
  string,
  string
>;

beforeAll(async () => {
  standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
  // The product and the mail server use one clock.
  const given = { written: { SMTP_URL: standIns.smtpUrl }, at: new Date() };
  services = testServices(project, given);
  victim = killableServices(testServices(project, given));
});
beforeEach(() => services.clear());
afterAll(async () => {
  log.mockRestore();
  await Promise.all([services.end(), victim.services.end(), standIns.close()]);
});

const received = async (to: string) =>
  ((await (await fetch(`${standIns.url}/mail/messages`)).json()) as Received[]).filter((mail) => mail.to === to);
const refuseNext = (code: number, times = 1) =>
  fetch(`${standIns.url}/control/mail/refuse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, times }),
  });
const state = async (id: string) => (await services.db.doc(`${collections.mails}/${id}`).get()).data();

let count = 0;
async function queue(subject = 'Hello') {
  count += 1;
  const [id, to] = [`mail-${count}`, `reader-${count}@example.test`];
  const draft = {
    to,
    subject,
    text: 'Café “Söho”\n\nhttps://example.test/#secret-token',
    unsubscribe: 'https://example.test/u?token=x',
  };
  await services.store.mails.at(id).create(queuedMail(draft, services.now()));
  return { id, to };
}
const later = (milliseconds: number) => {
  const at = new Date(services.now().getTime() + milliseconds);
  for (const { clock } of [services, victim.services]) clock.set(at);
};
/** Does the work of the sweep and the queue. */
async function sweepAndSend() {
  const before = services.tasks.recorded.length;
  await enqueueDueMails(services);
  for (const { payload } of services.tasks.recorded.slice(before)) await deliverMail(services, String(payload.mail_id));
}

test('a mail arrives as written, signed by the trader, with a one-click unsubscribe link, and its text is deleted', async () => {
  const { id, to } = await queue('Grüße — “walls”');
  await deliverMail(services, id);
  await deliverMail(services, id);
  expect(await received(to)).toMatchObject([
    {
      to,
      subject: 'Grüße — “walls”',
      from: 'Streetlore <hello@streetlore.test>',
      text: signed('Café “Söho”\n\nhttps://example.test/#secret-token', traderOf(localParameters)),
      message_id: `<${id}@streetlore.test>`,
      list_unsubscribe: '<https://example.test/u?token=x>',
      list_unsubscribe_post: 'List-Unsubscribe=One-Click',
    },
  ]);
  const left = await state(id);
  expect(left).toMatchObject({ status: 'sent', due_at: null });
  expect(left?.expires_at.toDate().getTime()).toBeGreaterThan(services.now().getTime());
  expect(JSON.stringify(left)).not.toMatch(/reader|secret/);
});

test('wherever a sender dies, the mail arrives, and all copies are the same', async () => {
  const { id: first } = await queue();
  victim.begin();
  await deliverMail(victim.services, first);
  const deaths = crashPointsIn(victim.calls());
  expect(deaths.length).toBeGreaterThan(3);
  const copies: number[] = [];
  for (const death of deaths) {
    const { id, to } = await queue();
    victim.begin(death);
    await deliverMail(victim.services, id).catch(() => undefined);
    // While a sender may still be at work, no other sender takes the mail.
    later(MAIL_LEASE - 1);
    later(1);
    await sweepAndSend();
    const mails = await received(to);
    expect(mails.length, `died ${death.when} call ${death.call}`).toBeGreaterThan(0);
    expect(new Set(mails.map(({ message_id, date, text }) => [message_id, date, text].join())).size).toBe(1);
    expect(mails[0]?.message_id).toBe(`<${id}@streetlore.test>`);
    expect(await state(id)).toMatchObject({ status: 'sent', to: '' });
    copies.push(mails.length);
  }
  // Some senders died between the server's answer and storing it.
  expect(Math.max(...copies)).toBe(2);
});

test('two senders at once send one', async () => {
  const { id, to } = await queue();
  await Promise.all([
    deliverMail(services, id),
    deliverMail(victim.services, id).catch(() => undefined),
    deliverMail(services, id),
  ]);
  await sweepAndSend();
  expect(await received(to)).toHaveLength(1);
});

test('retries passing errors, gives up on lasting ones, and logs no address', async () => {
  const passing = await queue();
  await refuseNext(451);
  await deliverMail(services, passing.id);
  expect(await state(passing.id)).toMatchObject({ status: 'queued', error_code: '451', attempts: 1 });
  await sweepAndSend();
  expect(await received(passing.to)).toEqual([]);
  later(60_000);
  await sweepAndSend();
  expect(await received(passing.to)).toHaveLength(1);

  const lost = await queue();
  await refuseNext(550);
  await deliverMail(services, lost.id);
  expect(await state(lost.id)).toMatchObject({ status: 'failed', error_code: '550', to: '', text: '' });

  const locked = await queue();
  const wrong = testServices(project, {
    written: { SMTP_URL: standIns.smtpUrl.replace(/:[^:@]+@/, ':wrong@') },
    at: services.now(),
  });
  await deliverMail(wrong, locked.id);
  await wrong.end();
  expect(await state(locked.id)).toMatchObject({ status: 'queued', error_code: '535' });
  later(60_000);
  await sweepAndSend();
  expect(await received(locked.to)).toHaveLength(1);

  for (const text of ['A mail was not sent', 'A mail was given up']) expect(logged).toContain(text);
  expect(logged).not.toMatch(/reader-|secret-token|local-smtp|:wrong@/);
});

test('after three stuck hours the outbox sends each mail once, when the server accepts mail again', async () => {
  const stuck = await Promise.all(Array.from({ length: 5 }, () => queue()));
  const wrong = testServices(project, { written: { SMTP_URL: standIns.smtpUrl.replace(/:[^:@]+@/, ':wrong@') } });
  for (let hour = 0; hour < 3; hour += 1) {
    wrong.clock.set(services.now());
    for (const { id } of stuck) await deliverMail(wrong, id);
    later(3_600_000);
  }
  await wrong.end();
  for (const { to } of stuck) expect(await received(to)).toEqual([]);
  // By then the pause between two attempts is a quarter of an hour.
  await sweepAndSend();
  for (const { id, to } of stuck) {
    expect(await received(to)).toHaveLength(1);
    expect(await state(id)).toMatchObject({ status: 'sent' });
  }
});

test('an answer to a message is mailed once, and the message opens again if it does not arrive', async () => {
  const contactMessage = {
    name: 'Ada',
    email: 'ada@example.test',
    type: 'general',
    subject: 'Hello',
    message: 'Is it on?',
  };
  await services.db
    .doc('contact_messages/a-message')
    .set({ ...contactMessage, read: false, created_at: services.now() });
  const say = (request_id: string, text: string, answers = 0) => {
    const seen = { answered: answers > 0, answers };
    return queueAnswerMail(services, { request_id, message_id: 'a-message', seen, text }, admin);
  };
  await Promise.all([say('answer-1', 'Yes'), say('answer-1', 'Yes')]);
  expect(await services.store.contactMessages.at('a-message').read()).toMatchObject({
    answered: true,
    answers: [{ text: 'Yes', status: 'queued' }],
  });
  await deliverMail(services, 'answer-1');
  const mails = await received('ada@example.test');
  expect(mails.map(({ subject, text }) => [subject, text])).toEqual([
    ['Re: Hello', expect.stringMatching(/^Yes\n\nAda wrote on .*:\n> Is it on\?\n\n-- \nStreetlore is run by/)],
  ]);
  expect(await services.store.contactMessages.at('a-message').read()).toMatchObject({ answers: [{ status: 'sent' }] });

  await say('answer-2', 'And bring a coat', 1);
  await refuseNext(550);
  await deliverMail(services, 'answer-2');
  expect(await services.store.contactMessages.at('a-message').read()).toMatchObject({
    answered: false,
    answers: [{ status: 'sent' }, { text: 'And bring a coat', status: 'failed' }],
  });
  const gone = { request_id: 'r', message_id: 'gone', seen: { answered: false, answers: 0 }, text: 'x' };
  await expect(queueAnswerMail(services, gone, admin)).rejects.toMatchObject({
    code: 'not-found',
  });
});
