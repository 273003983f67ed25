import type { PartnerCrm, PartnerFigures } from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import { aPartner, aPartnerForm } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { queuePartnerMails } from '../../../functions/src/partner-mail/queue-mails.ts';
import {
  answerPartnerOneClick,
  stopMail,
  stopPartnerMail,
} from '../../../functions/src/partner-mail/stop-partner-mail.ts';
import { partnerMailTokenOf } from '../../../functions/src/partner-mail/token.ts';
import { savePartnerDocuments } from '../../../functions/src/partners/save-partner.ts';
import { callAs, callableProject } from '../../support/callables.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { testServices } from '../../support/services.ts';

const nine = new Date('2026-11-01T09:00:00Z');
const DAY = 24 * 3_600_000;
const services = testServices(callableProject, { at: nine });
const { db, clock } = services;
const victim = killableServices(testServices(callableProject, { at: nine }));

beforeEach(async () => {
  await services.clear();
  clock.set(nine);
});
afterAll(() => Promise.all([services.end(), victim.services.end()]));

type Given = { status?: 'active' | 'declined'; crm?: Partial<PartnerCrm> | null; figures?: Partial<PartnerFigures> };
async function store(id: string, { status = 'active', crm = {}, figures }: Given = {}) {
  const contact = { contact_name: 'Sam', contact_email: `${id}@example.test`, contact_phone: null, notes: null };
  await db.doc(`${collections.partners}/${id}`).set(aPartner({ name: id, status }));
  if (crm) await db.doc(documents.partnerCrm(id)).set({ ...contact, ...crm });
  if (figures)
    await db
      .doc(documents.partnerFigures(id))
      .set({ tours: 1, said: 1, redeemed: 0, redeemed_months: {}, months: {}, days: {}, counted_at: nine, ...figures });
}

const mails = async () =>
  (await db.collection(collections.mails).get()).docs.map((mail) => [mail.id, mail.data()] as const);
const addresses = async () => (await mails()).map(([, { to }]) => to).toSorted();
/** Runs until nothing is left to queue, as sweep after sweep does. */
async function sweeps(times = 4) {
  let queued = 0;
  for (let sweep = 0; sweep < times; sweep += 1) queued += await queuePartnerMails(services);
  return queued;
}

describe('the monthly mails', () => {
  test('go to active partners with an address that have not stopped them', async () => {
    await store('cafe', { figures: { months: { '2026-10': 3, '2026-09': 1 }, days: { '2026-10-03': 3 } } });
    // Contacts from before this setting have no such field.
    await store('bar');
    await store('quiet', { crm: { monthly_mail: false } });
    await store('silent', { crm: { contact_email: null } });
    await store('unknown', { crm: null });
    await store('former', { status: 'declined' });
    expect(await sweeps()).toBe(2);
    expect(await addresses()).toEqual(['bar@example.test', 'cafe@example.test']);
    const written = Object.fromEntries(await mails());
    expect(Object.keys(written)).toEqual(['partner_bar_2026-10', 'partner_cafe_2026-10']);
    expect(written['partner_cafe_2026-10']?.text).toContain(
      'Players said 3 times that they fetched your offer in October. In September it was once.',
    );
    expect(written['partner_bar_2026-10']?.text).toContain('Nobody said that they fetched your offer in October.');
  });

  test('are queued once, however often the job runs and whatever it remembers', async () => {
    for (let n = 0; n < 95; n += 1) await store(`p-${String(n).padStart(2, '0')}`);
    const together = await Promise.all([1, 2, 3].map(() => queuePartnerMails(services)));
    const queued = together.reduce((sum, one) => sum + one, 0) + (await sweeps());
    expect([queued, (await mails()).length]).toEqual([95, 95]);
    expect(await sweeps()).toBe(0);
    // Even without its mark the job finds the mails that it has queued.
    await db.doc(documents.partnerMailMark).delete();
    expect(await sweeps()).toBe(0);
    expect(await mails()).toHaveLength(95);
  });

  test('are sent from nine on the first until the end of the seventh, and again in the next month', async () => {
    await store('cafe');
    for (const at of ['2026-11-01T08:59:59Z', '2026-11-08T00:00:00Z']) {
      clock.set(new Date(at));
      expect(await sweeps()).toBe(0);
    }
    clock.set(new Date('2026-11-07T23:59:00Z'));
    expect(await sweeps()).toBe(1);
    clock.set(new Date('2026-12-01T09:00:00Z'));
    expect(await sweeps()).toBe(1);
    expect((await mails()).map(([id]) => id)).toEqual(['partner_cafe_2026-10', 'partner_cafe_2026-11']);
  });

  test('leave out a partner whose documents cannot be read, and one whose months are not counted yet', async () => {
    await store('broken', { crm: { contact_email: 7 as never } });
    await store('cafe');
    await store('old', { figures: { said: 5 } });
    await db.doc(documents.partnerFigures('old')).update({ months: FieldValue.delete() });
    expect(await sweeps()).toBe(1);
    expect(await addresses()).toEqual(['cafe@example.test']);
  });

  test('are whole wherever a run dies: the next run goes on and nobody gets two', async () => {
    await store('cafe');
    await store('bar');
    const work = () => queuePartnerMails(victim.services);
    victim.begin();
    expect(await work()).toBe(2);
    for (const point of crashPointsIn(victim.calls())) {
      await db.recursiveDelete(db.collection(collections.mails));
      await db.doc(documents.partnerMailMark).delete();
      victim.begin(point);
      await work().catch(() => undefined);
      await sweeps();
      expect(await addresses()).toEqual(['bar@example.test', 'cafe@example.test']);
    }
  });
});

const contact = async (id: string) => (await db.doc(documents.partnerCrm(id)).get()).data();
const visitor = () => ({ uid: crypto.randomUUID(), ip: '192.0.2.1' });
const press = (token: string) => callAs(stopPartnerMail, { token }, visitor());
const oneClick = async (token: unknown, method = 'POST') =>
  (await answerPartnerOneClick(services, { method, token })).status;

describe('the link that stops the mails', () => {
  test('in the mail stops them for its partner alone, and says so again at a second press', async () => {
    await store('cafe');
    await store('bar');
    await sweeps();
    const text: string = Object.fromEntries(await mails())['partner_cafe_2026-10']?.text;
    const token = /\/partners\/mail#(\S+)/.exec(text)?.[1] ?? '';
    expect(await press(token)).toEqual({ outcome: 'stopped' });
    expect(await press(token)).toEqual({ outcome: 'stopped' });
    expect(await contact('cafe')).toMatchObject({ monthly_mail: false, contact_email: 'cafe@example.test' });
    expect(await contact('bar')).not.toMatchObject({ monthly_mail: false });
    clock.set(new Date('2026-12-01T09:00:00Z'));
    await sweeps();
    expect((await mails()).map(([id]) => id)).not.toContain('partner_cafe_2026-11');
  });

  test('guessed, or made for another partner, changes nothing and says so', async () => {
    await store('cafe');
    await store('bar');
    const before = await contact('cafe');
    const [, hash = ''] = partnerMailTokenOf(services, 'bar').split('.');
    const foreign = testServices('demo-foreign', { written: { PRIVACY_KEY: 'another-key-of-another-site' } });
    for (const token of [`cafe.${hash}`, `cafe.${'A'.repeat(32)}`, partnerMailTokenOf(foreign, 'cafe')]) {
      expect(await press(token)).toEqual({ outcome: 'unknown' });
      expect(await oneClick(token)).toBe(404);
    }
    await foreign.end();
    expect(await press(partnerMailTokenOf(services, 'nobody'))).toEqual({ outcome: 'unknown' });
    expect(await contact('cafe')).toEqual(before);
    expect(await contact('nobody')).toBeUndefined();
  });

  test.each(['', 'cafe', `../cafe.${'A'.repeat(32)}`, `cafe/private/crm.${'A'.repeat(32)}`])(
    '%j is refused',
    async (token) => {
      await expect(press(token)).rejects.toMatchObject({ code: 'invalid-argument' });
      expect(await oneClick(token)).toBe(404);
    },
  );

  test('has a limit', async () => {
    await store('cafe');
    const caller = { uid: crypto.randomUUID(), ip: '192.0.2.77' };
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => callAs(stopPartnerMail, { token: `cafe.${'A'.repeat(32)}` }, caller)),
    );
    expect(answers.some((one) => one.status === 'rejected' && one.reason.code === 'resource-exhausted')).toBe(true);
    expect(await contact('cafe')).not.toMatchObject({ monthly_mail: false });
  });

  test('survives a rotation of the key', async () => {
    await store('cafe');
    const token = partnerMailTokenOf(services, 'cafe');
    const rotated = testServices(callableProject, { written: { PRIVACY_KEY: 'new,local-privacy-key' } });
    expect(await stopMail(rotated, token)).toBe(true);
    await rotated.end();
    expect(await contact('cafe')).toMatchObject({ monthly_mail: false });
  });

  test('in a mail program: only a POST stops them, a GET leads to the page', async () => {
    await store('cafe');
    await sweeps();
    const token = partnerMailTokenOf(services, 'cafe');
    const [[, mail]] = (await mails()) as [readonly [string, { unsubscribe: string }]];
    expect(mail.unsubscribe).toBe(`${services.site}/api/partners/mail?token=${token}`);
    expect(await answerPartnerOneClick(services, { method: 'GET', token })).toEqual({
      status: 303,
      location: `${services.site}/partners/mail#${token}`,
    });
    expect(await oneClick(token, 'PUT')).toBe(405);
    expect(await contact('cafe')).not.toMatchObject({ monthly_mail: false });
    expect([await oneClick(token), await oneClick(token)]).toEqual([200, 200]);
    expect(await contact('cafe')).toMatchObject({ monthly_mail: false });
  });
});

describe('an admin who edits the partner', () => {
  const admin = { uid: 'boss', email: 'boss@streetlore.test' };
  const save = (seen: Date, monthly_mail: boolean) =>
    savePartnerDocuments(
      services,
      {
        ...{ partner_id: 'cafe', request_id: crypto.randomUUID(), seen: seen.toISOString() },
        partner: aPartnerForm({ monthly_mail }),
      },
      admin,
    );
  const savedAt = async (): Promise<Date> =>
    (await db.doc(`${collections.partners}/cafe`).get()).get('updated_at').toDate();

  test('can stop the mails and let them go on', async () => {
    await store('cafe');
    await save(await savedAt(), false);
    expect(await contact('cafe')).toMatchObject({ monthly_mail: false });
    clock.set(after(nine, DAY));
    await save(await savedAt(), true);
    expect(await contact('cafe')).toMatchObject({ monthly_mail: true });
  });

  test('does not undo by chance what the partner has stopped meanwhile', async () => {
    await store('cafe');
    const opened = await savedAt();
    await press(partnerMailTokenOf(services, 'cafe'));
    await expect(save(opened, true)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await contact('cafe')).toMatchObject({ monthly_mail: false });
  });
});
