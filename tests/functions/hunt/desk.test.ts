import { defaultDesk } from '@streetlore/domain/desk';
import { documents } from '@streetlore/domain/paths';
import { formatDeadline } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { markDone } from '../../../functions/src/admin-texts/end-waiting.ts';
import { recountNow } from '../../../functions/src/counting/recount.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { recountOf } from '../../../functions/src/stats/figures.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from './world.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const services = testServices('demo-hunt-desk', { at: noon });
const [ann, bob, dora, dan] = ['+447700900351', '+447700900352', '+447700900391', '+447700900392'] as const;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const minutes = (n: number) => n * 60_000;

beforeEach(async () => {
  await services.clear();
  services.clock.set(noon);
  await storeTour(services.db, 'color-vinyl');
  await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
  await services.db.doc(documents.desk).set({ ...defaultDesk, numbers: [dora, dan] });
});
afterAll(() => services.end());

let count = 0;
/** Texts in turn. @returns the id of the last one */
async function say(from: string, ...bodies: string[]): Promise<string> {
  for (const body of bodies) {
    services.clock.advance(1000);
    count += 1;
    await storeTexts(services, [aText(services, `SMdesk${count}`, from, body)]);
    await playBatches(services, from);
  }
  return `SMdesk${count}`;
}
const told = async (phone: string) => (await repliesTo(services, phone)).map((text) => text.message_content);
const toDesk = async (phone: string) =>
  (await services.db.collection('sms_messages').where('phone_number', '==', phone).get()).docs.map((text) =>
    text.data(),
  );
const plea = async (phone: string) => {
  await recountNow(recountOf(services, `conversation.${phone}`), services);
  return (await services.db.doc(documents.conversation(phone)).get()).get('plea');
};

describe('a team that asks for a person', () => {
  test('is told that somebody reads it, and every phone on duty is called once, without a number or words', async () => {
    await say(ann, 'START');
    await Promise.all([say(bob, 'PERSON'), playBatches(services, bob), playBatches(services, ann)]);
    expect((await told(bob)).at(-1)).toBe(
      'Somebody from Streetlore will read this. Meanwhile HINT helps, SKIP goes on.',
    );
    for (const phone of [dora, dan])
      expect(await toDesk(phone)).toMatchObject([
        {
          message_type: 'call',
          booking_id: null,
          message_content: expect.stringMatching(
            /^Color & Vinyl, stop 1: a team waits for us\. \S+\/admin\/sms\?filter=awaiting$/,
          ),
        },
      ]);
    expect((await bookingOf(services, 'b1')).hunt).toMatchObject({ wrong_answers: 0, stop_number: 1 });
  });

  test('calls again only after ten minutes, whoever of the team asks', async () => {
    await say(ann, 'START', 'PERSON', 'we want our money back');
    services.clock.advance(minutes(9));
    await say(bob, 'is anybody there?');
    expect(await toDesk(dora)).toHaveLength(1);
    services.clock.advance(minutes(2));
    await say(bob, 'hello?? anyone?');
    expect(await toDesk(dora)).toHaveLength(2);
  });

  test('is told outside the hours when somebody is there, and nobody is called', async () => {
    services.clock.set(new Date('2026-11-21T22:30:00Z'));
    await say(ann, 'START', 'call me');
    const opens = formatDeadline(new Date('2026-11-22T09:00:00Z'));
    expect((await told(ann)).at(-1)).toBe(
      `Somebody from Streetlore will read this from ${opens}. Meanwhile HINT helps, SKIP goes on.`,
    );
    expect(await toDesk(dora)).toEqual([]);
  });

  test('gets the way when it first asks for it, and a person at the second time', async () => {
    await say(ann, 'START', 'we cant find it');
    expect((await told(ann)).at(-1)).toMatch(/^Stop 1\/3 is at /);
    expect(await toDesk(dora)).toEqual([]);
    await say(ann, 'still cant find it');
    expect((await told(ann)).at(-1)).toContain('Somebody from Streetlore will read this.');
    expect(await toDesk(dora)).toHaveLength(1);
  });
});

describe('a stranger', () => {
  test('calls nobody', async () => {
    await say('+447700900399', 'can I speak to someone');
    expect(await toDesk(dora)).toEqual([]);
  });
});

describe('Done', () => {
  test('ends the waiting, once, and not that of a plea that came meanwhile', async () => {
    await say(ann, 'START');
    const first = await say(ann, 'PERSON');
    expect(await plea(ann)).toMatchObject({ id: first, words: 'PERSON' });
    const request = { request_id: 'r1', message_id: first };
    await say(ann, 'hello? anybody there?');
    await Promise.all([
      markDone(services, request, admin),
      markDone(services, { ...request, request_id: 'r2' }, admin),
    ]);
    const second = await plea(ann);
    expect(second).toMatchObject({ id: `SMdesk${count}` });
    await markDone(services, { request_id: 'r3', message_id: second.id }, admin);
    expect(await plea(ann)).toBeNull();
    await expect(markDone(services, { request_id: 'r4', message_id: 'SMnone' }, admin)).rejects.toThrow('no such text');
  });
});
