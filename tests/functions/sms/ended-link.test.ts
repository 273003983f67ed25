import { collections } from '@streetlore/domain/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueAnswer } from '../../../functions/src/admin-texts/answer-player.ts';
import { queueBroadcast } from '../../../functions/src/admin-texts/send-broadcast.ts';
import { replaceLink } from '../../../functions/src/bookings/renew-link.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { beforeNextCommit } from '../../support/before-commit.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { teamLinkOf, teamOf, transcriptOf } from '../hunt/team-world.ts';
import { storeBooking } from '../hunt/world.ts';

let services: TestServices;
let interrupt: ReturnType<typeof beforeNextCommit>;
const project = 'demo-sms-ended-link';
const at = new Date('2026-11-27T12:00:00Z');
beforeAll(async () => {
  services = testServices(project, { at });
  interrupt = beforeNextCommit(services);
  await storeTour(services.db, 'color-vinyl');
});
afterAll(() => services.end());

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const id = () => crypto.randomUUID();
const phone_number = '+447700900801';

/** A booking whose phone is in no other, with somebody on its page. */
async function aTeam() {
  const booking_id = id();
  await storeBooking(services, booking_id, { phone_numbers: [phone_number], participants: 2 });
  const team = await teamOf(services, booking_id);
  await joinByLink(services, { token: team.token, name: 'Zoe' });
  return { booking_id, team };
}

const words = 'Meet us at the Crown';
const answering = (given: object) => (booking_id: string) =>
  queueAnswer(
    services,
    { request_id: id(), phone_number: null, page_player: null, booking_id, body: words, ...given },
    admin,
  );

test.each([
  ['an answer to a whole team', answering({}), 'Streetlore'],
  ['an answer to a player on the page', answering({ page_player: 'Zoe' }), 'Streetlore to Zoe'],
  [
    'a broadcast',
    (booking_id: string) =>
      queueBroadcast(services, { request_id: id(), booking_ids: [booking_id], body: words }, admin),
    'Streetlore',
  ],
])('%s that meets the end of a link stands on the new page alone', async (_, say, from) => {
  const { booking_id, team } = await aTeam();
  let renewed = '';
  interrupt(async () => {
    renewed = await replaceLink(services, { kind: 'booking', id: booking_id }, id(), admin);
  });
  await say(booking_id);
  expect(renewed).not.toBe('');
  expect(await transcriptOf(services, team)).toEqual([]);
  expect(await transcriptOf(services, teamLinkOf(renewed))).toContain(`${from}: ${words}`);
  // The words went out once, although the commit had to be made again.
  const sent = await services.db.collection(collections.smsMessages).where('booking_id', '==', booking_id).get();
  expect(new Set(sent.docs.map((one) => `${one.get('channel') ?? 'text'} ${one.get('message_content')}`)).size).toBe(
    sent.size,
  );
});
