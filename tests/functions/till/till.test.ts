import { stoppedHunt } from '@streetlore/domain/hunt';
import { collections, stopId } from '@streetlore/domain/paths';
import { aSecret } from '@streetlore/domain/testing';
import { codeField, codeFrom, tillTexts, wrongCodeLimits } from '@streetlore/domain/till';
import { type StandIns, startStandIns } from '@streetlore/emulators/standins/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { manageTillOf } from '../../../functions/src/till/manage-till.ts';
import { showTill } from '../../../functions/src/till/open-till.ts';
import { redeemWithPin } from '../../../functions/src/till/redeem-by-pin.ts';
import { useAtTill } from '../../../functions/src/till/use-ticket.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { storeTour } from '../../support/store-tour.ts';
import { pageOf, type TeamLink, teamOf, write } from '../hunt/team-world.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from '../hunt/world.ts';
import { admin, earn, storePartnerAt, tillOf } from './world.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const { answer } = aSecret('color-vinyl', 1);
const ann = '+447700900401';
let standIns: StandIns;
let services: TestServices;
let team: TeamLink;
let token: string;
let pin: string;

beforeAll(async () => {
  standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
  services = testServices('demo-till', { standIns: standIns.url, at: noon });
});
beforeEach(async () => {
  await services.clear();
  services.clock.set(noon);
  await storeTour(services.db, 'color-vinyl');
  await storePartnerAt(services, 'flat-white', 1, 'Flat White Noise');
  await storePartnerAt(services, 'other', 2, 'The Other Bar');
  team = await aTeam('b1');
  ({ token, pin } = await tillOf(services, 'flat-white'));
});
afterAll(async () => {
  await services.end();
  await standIns.close();
});

async function aTeam(id: string): Promise<TeamLink> {
  const page_players = [{ name: 'Cat', joined_at: noon }];
  await storeBooking(services, id, {
    phone_numbers: [ann],
    participants: 3,
    team_name: 'Team Wild Style',
    page_players,
  });
  return await teamOf(services, id);
}
const bar = { ip: '203.0.113.7' };
type Use = { token: string; code: string; action?: 'look' | 'redeem' | 'undo'; request_id?: string; ip?: string };

/** A phone of a bar. */
const use = (services: TestServices, { action = 'look', request_id = crypto.randomUUID(), ip, ...asked }: Use) =>
  useAtTill(services, { ...asked, action, request_id }, ip ? { ip } : bar);

const earned = () => earn(services, team, 'Cat', answer);
const redeemedOnPage = async (of = team) => (await pageOf(services, of)).whole?.results[0]?.redeemed_at ?? null;
const wrongCode = (n: number) => codeFrom(String(n).padStart(32, 'x'));

describe('a code at the till', () => {
  test('says offer, guests and team, redeems once, and turns the team’s page in the same commit', async () => {
    const code = await earned();
    expect(await use(services, { token, code })).toEqual({
      is: 'valid',
      offer: '2 for 1 on flat whites.',
      guests: 3,
      team: 'Team Wild Style',
      closed: null,
    });
    expect(await redeemedOnPage()).toBeNull();
    const at = services.clock.now();
    expect(await use(services, { token, code, action: 'redeem' })).toMatchObject({
      is: 'redeemed',
      at: at.toISOString(),
    });
    expect(await redeemedOnPage()).toEqual(at);
    const stop = await services.store.stopResults.at(stopId('b1', 1)).read();
    expect(stop).toMatchObject({ redeemed_at: at, claimed_at: null, partner_id: 'flat-white' });
    services.clock.advance(MINUTE);
    expect(await use(services, { token, code, action: 'redeem' })).toMatchObject({
      is: 'used',
      at: at.toISOString(),
      by: 'till',
    });
    expect(await redeemedOnPage()).toEqual(at);
  });

  test('is found in any case, with gaps, and nowhere but on the team’s page', async () => {
    const code = await earned();
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
    expect(await use(services, { token, code: codeField.parse(typed) })).toMatchObject({ is: 'valid' });
    const elsewhere = await Promise.all(
      [collections.tickets, collections.tillPages, collections.stopResults, collections.bookings].map((path) =>
        services.db.collection(path).get(),
      ),
    );
    expect(JSON.stringify(elsewhere.flatMap(({ docs }) => docs.map((one) => one.data())))).not.toContain(code);
  });

  test('is redeemed once when many phones press at the same moment; the others read that it is used', async () => {
    const code = await earned();
    const said = await Promise.all(Array.from({ length: 10 }, () => use(services, { token, code, action: 'redeem' })));
    expect(said.filter(({ is }) => is === 'redeemed')).toHaveLength(1);
    expect(said.filter(({ is }) => is === 'used')).toHaveLength(9);
    showsFault(63, 1, 'code redeemed by one of ten phones at once');
  });

  test('answers a repeated request as the first time', async () => {
    const code = await earned();
    const request_id = crypto.randomUUID();
    const first = await use(services, { token, code, action: 'redeem', request_id });
    services.clock.advance(30 * SECOND);
    expect(await use(services, { token, code, action: 'redeem', request_id })).toEqual(first);
  });

  test('goes through while the team plays on', async () => {
    const code = await earned();
    await Promise.all([write(services, team, 'Cat', 'CONTINUE'), use(services, { token, code, action: 'redeem' })]);
    const { hunt } = await bookingOf(services, 'b1');
    expect(hunt).toMatchObject({ stop_number: 2, results: [{ redeemed_at: expect.any(Date) }] });
  });

  test('is taken back within two minutes, and not later', async () => {
    const code = await earned();
    await use(services, { token, code, action: 'redeem' });
    services.clock.advance(2 * MINUTE - SECOND);
    const request_id = crypto.randomUUID();
    expect(await use(services, { token, code, action: 'undo', request_id })).toMatchObject({ is: 'valid' });
    expect(await use(services, { token, code, action: 'undo', request_id })).toMatchObject({ is: 'valid' });
    expect(await redeemedOnPage()).toBeNull();
    expect(await services.store.stopResults.at(stopId('b1', 1)).read()).toMatchObject({ redeemed_at: null });
    await expect(use(services, { token, code, action: 'undo' })).rejects.toThrow(tillTexts.notUsed);
    await use(services, { token, code, action: 'redeem' });
    services.clock.advance(2 * MINUTE);
    await expect(use(services, { token, code, action: 'undo' })).rejects.toThrow(tillTexts.undoLate);
    expect(await redeemedOnPage()).not.toBeNull();
  });

  test('a late repeat of a step changes nothing that another phone has done since', async () => {
    const code = await earned();
    const [first, undo, second] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await use(services, { token, code, action: 'redeem', request_id: first });
    await use(services, { token, code, action: 'undo', request_id: undo });
    expect(await use(services, { token, code, action: 'redeem', request_id: first })).toMatchObject({ is: 'valid' });
    expect(await redeemedOnPage()).toBeNull();
    await use(services, { token, code, action: 'redeem', request_id: second });
    services.clock.advance(SECOND);
    expect(await use(services, { token, code, action: 'undo', request_id: undo })).toMatchObject({ is: 'used' });
    expect(await redeemedOnPage()).not.toBeNull();
    expect(await use(services, { token, code, action: 'redeem', request_id: second })).toMatchObject({
      is: 'redeemed',
    });
  });

  test('is not for another place, which learns nothing else', async () => {
    const code = await earned();
    const other = await tillOf(services, 'other');
    expect(await use(services, { token: other.token, code, action: 'redeem' })).toEqual({ is: 'elsewhere' });
    expect(await use(services, { token, code: wrongCode(1), action: 'redeem' })).toEqual({ is: 'unknown' });
    expect(await redeemedOnPage()).toBeNull();
  });

  test('is good until 24 hours after the hunt’s end, and not for a refunded hunt', async () => {
    const code = await earned();
    services.clock.advance(40 * HOUR);
    expect(await use(services, { token, code })).toMatchObject({ is: 'valid' });
    const booking = services.store.bookings.at('b1');
    const { hunt } = await bookingOf(services, 'b1');
    const ended = services.clock.now();
    await booking.update({ hunt: stoppedHunt(hunt, ended), status: 'expired' });
    services.clock.advance(24 * HOUR - SECOND);
    expect(await use(services, { token, code })).toMatchObject({ is: 'valid' });
    services.clock.advance(SECOND);
    const over = { is: 'over', at: new Date(ended.getTime() + 24 * HOUR).toISOString() };
    expect(await use(services, { token, code, action: 'redeem' })).toMatchObject(over);
    await booking.update({ status: 'refunded' });
    expect(await use(services, { token, code, action: 'redeem' })).toMatchObject({ is: 'cancelled' });
    expect(await redeemedOnPage()).toBeNull();
  });

  test('says from when the offer holds, and can be redeemed all the same', async () => {
    await services.db.doc(`${collections.partners}/flat-white`).update({ offer_hours: 'Mon-Sun 17:00-20:00' });
    const code = await earned();
    expect(await use(services, { token, code })).toMatchObject({ is: 'valid', closed: 'Not now, from today 17:00.' });
    expect(await use(services, { token, code, action: 'redeem' })).toMatchObject({ is: 'redeemed' });
  });

  test('does not name a team whose name is hidden', async () => {
    const code = await earned();
    await services.store.bookings.at('b1').update({ name_hidden: true });
    expect(await use(services, { token, code })).toMatchObject({ is: 'valid', team: null });
  });

  test('of 1,000 guesses a few are looked up, and then not even a right code', async () => {
    const code = await earned();
    let answered = 0;
    for (let n = 0; n < 1000; n += 1) {
      const said = await use(services, { token, code: wrongCode(n), ip: `198.51.100.${n % 250}` }).catch(() => null);
      if (said) answered += 1;
      // The test would otherwise be about how many calls a minute a till may have.
      if (n % 100 === 99) services.clock.advance(20 * SECOND);
    }
    expect(answered).toBe(wrongCodeLimits.link.calls);
    await expect(use(services, { token, code, action: 'redeem' })).rejects.toThrow(tillTexts.tooManyWrong);
    services.clock.advance(10 * MINUTE);
    expect(await use(services, { token, code, action: 'redeem' })).toMatchObject({ is: 'redeemed' });
    showsFault(63, 1000, `guesses of codes with one till’s link, of which ${answered} were looked up`);
  });
});

describe('the text of a reward', () => {
  test('names the code that the page shows', async () => {
    await storeTexts(services, [aText(services, 'SM1', ann, 'START')]);
    await playBatches(services, ann);
    services.clock.advance(MINUTE);
    await storeTexts(services, [aText(services, 'SM2', ann, answer)]);
    await playBatches(services, ann);
    const code = (await pageOf(services, team)).stops[0]?.reward?.code ?? '';
    const last = (await repliesTo(services, ann)).at(-1)?.message_content;
    expect(last).toContain(`Show code ${code}, valid for 24 hours.`);
    expect(await use(services, { token, code })).toMatchObject({ is: 'valid' });
  });
});

describe('the link of a till', () => {
  test('ends with a new one, at once', async () => {
    const code = await earned();
    const request = { partner_id: 'flat-white', request_id: crypto.randomUUID(), action: 'renew_link' } as const;
    const renewed = await manageTillOf(services, request, admin);
    expect(renewed.token).not.toBe(token);
    expect(renewed.pin).toBe(pin);
    await expect(use(services, { token, code })).rejects.toThrow(tillTexts.unknown);
    await expect(showTill(services, { token })).rejects.toThrow(tillTexts.unknown);
    expect(await use(services, { token: renewed.token, code })).toMatchObject({ is: 'valid' });
    expect(await manageTillOf(services, request, admin)).toEqual(renewed);
  });

  test('is mailed to the partner’s contact, once for a request', async () => {
    const request = { partner_id: 'flat-white', request_id: 'r1', action: 'mail_link' } as const;
    await expect(manageTillOf(services, request, admin)).rejects.toThrow(/no contact email/);
    await services.store.partnerCrm('flat-white').set({
      ...{
        contact_name: null,
        contact_email: 'sam@example.test',
        contact_phone: null,
        notes: null,
        monthly_mail: true,
      },
    });
    await manageTillOf(services, request, admin);
    await manageTillOf(services, request, admin);
    const mails = (await services.db.collection(collections.mails).get()).docs.map((one) => one.data());
    expect(mails).toMatchObject([{ to: 'sam@example.test', text: expect.stringContaining(`/redeem#${token}`) }]);
  });

  test('shows the day’s list and its PIN to nobody without it', async () => {
    const code = await earned();
    await use(services, { token, code, action: 'redeem' });
    expect(await showTill(services, { token })).toMatchObject({
      name: 'Flat White Noise',
      pin,
      month: { said: 0, redeemed: 1 },
      today: [{ offer: '2 for 1 on flat whites.', guests: 3, team: 'Team Wild Style', by: 'till' }],
    });
    const readable = await Promise.all(
      [collections.tillPages, collections.teamPages, collections.partners].map((path) =>
        services.db.collection(path).get(),
      ),
    );
    expect(JSON.stringify(readable.flatMap(({ docs }) => docs.map((one) => one.data())))).not.toContain(`"${pin}"`);
    services.clock.advance(24 * HOUR);
    expect((await showTill(services, { token })).today).toEqual([]);
  });
});

describe('the PIN on the team’s page', () => {
  const byPin = (typed: string, request_id: string = crypto.randomUUID()) =>
    redeemWithPin(services, { token: team.token, stop_number: 1, pin: typed, request_id }, bar);
  const wrong = () => (pin === '0000' ? '0001' : '0000');

  test('redeems, and the till reads that it was used by the PIN', async () => {
    const code = await earned();
    expect(await byPin(pin)).toMatchObject({ is: 'redeemed', by: 'pin' });
    expect(await redeemedOnPage()).not.toBeNull();
    expect(await use(services, { token, code, action: 'redeem' })).toMatchObject({ is: 'used', by: 'pin' });
  });

  test('is refused when wrong; five tries lock it for an hour, and the till goes on', async () => {
    const code = await earned();
    for (let n = 0; n < 5; n += 1) await expect(byPin(wrong())).rejects.toThrow(tillTexts.wrongPin);
    await expect(byPin(pin)).rejects.toThrow(tillTexts.pinLocked);
    expect(await redeemedOnPage()).toBeNull();
    expect(await use(services, { token, code })).toMatchObject({ is: 'valid' });
    services.clock.advance(HOUR);
    expect(await byPin(pin)).toMatchObject({ is: 'redeemed' });
  });

  test('is none for a stop without a reward of this team, or after it was renewed', async () => {
    await expect(byPin(pin)).rejects.toThrow(tillTexts.noTicket);
    await earned();
    const request = { partner_id: 'flat-white', request_id: 'r2', action: 'renew_pin' } as const;
    const renewed = await manageTillOf(services, request, admin);
    expect(renewed).toMatchObject({ token });
    await expect(byPin(pin)).rejects.toThrow(tillTexts.wrongPin);
    expect(await byPin(renewed.pin)).toMatchObject({ is: 'redeemed' });
  });
});
