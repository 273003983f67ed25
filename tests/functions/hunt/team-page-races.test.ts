import { type HuntState, newHunt } from '@streetlore/domain/hunt';
import { documents } from '@streetlore/domain/paths';
import { aSecret, aStop } from '@streetlore/domain/testing';
import { copyTourForHunt } from '@streetlore/domain/tour';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerInbound } from '../../../functions/src/hunt/receive-text.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { storeTour } from '../../support/store-tour.ts';
import { type Product, startProduct } from '../sms/product.ts';
import { logOf, pageOf, type TeamLink, teamOf, transcriptOf, write } from './team-world.ts';
import { bookingOf, repliesTo, storeBooking } from './world.ts';

// Deaths are logged, as they should be. Their entries would only fill this test's output.
const quiet = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
afterAll(() => quiet.mockRestore());

/** Teams that answer together, at twenty stops each; `npm run test:deep` has more of them. */
const TEAMS = process.env.DEEP ? 10 : 1;
const STOPS = 20;

const project = 'demo-hunt-team-races';
const start = new Date('2026-11-21T12:00:00Z');
const players = ['Cat', 'Dee', 'Eve'] as const;
let product: Product;
let services: TestServices;

beforeAll(async () => {
  product = await startProduct(project);
  services = product.services;
  // The delivery reports of the texts are not part of these tests.
  product.answerReportsWith(async () => ({ status: 200 }));
});
beforeEach(afresh);
afterAll(() => product.end());

/** Empties Firestore and writes the tour. The emulator searches all documents there for each query. */
async function afresh() {
  await services.clear();
  services.clock.set(start);
  await storeTour(services.db, 'color-vinyl');
}

async function aTeam(id: string, phone_numbers: readonly string[], given: object = {}): Promise<TeamLink> {
  await storeBooking(services, id, { phone_numbers: [...phone_numbers], participants: 5, ...given });
  return await teamOf(services, id);
}
const joinAll = async ({ token }: TeamLink, names: readonly string[]) => {
  for (const name of names) await joinByLink(services, { token, name });
};

/** A text from a phone, through Twilio's webhook. */
async function text(from: string, body: string) {
  const sid = `SM${crypto.randomUUID().replaceAll('-', '')}`;
  const form = { MessageSid: sid, From: from, Body: body, NumSegments: '1' };
  expect(await answerInbound(services, product.signed('/api/twilio/inbound', form))).toMatchObject({ status: 200 });
}

const long = copyTourForHunt({
  tour_id: 'long',
  name: 'The long one',
  stops: Array.from({ length: STOPS + 1 }, (_, n) => aStop('long', n + 1)),
  secrets: Array.from({ length: STOPS + 1 }, (_, n) => aSecret('long', n + 1)),
  links: [],
  partners: [],
});

/** A team of two phones and three page players at the first stop of a long tour. */
async function aLongHunt(id: string, phones: readonly string[]): Promise<TeamLink> {
  const hunt: HuntState = { ...newHunt(), phase: 'puzzle', stop_number: 1, stop_started_at: start };
  await services.db.doc(documents.huntTour(id)).set({ ...long });
  const team = await aTeam(id, phones, { hunt, current_stop: 1, started_at: start });
  await joinAll(team, players);
  return team;
}

describe('five people who answer together, two by text and three on the page,', () => {
  test(`move the hunt one step, ${STOPS * TEAMS} times, and nobody is told anything false`, async () => {
    for (const number of Array(TEAMS).keys()) {
      await afresh();
      const phones = [`+4477009${80_000 + 2 * number}`, `+4477009${80_001 + 2 * number}`];
      const [ann = '', bob = ''] = phones;
      const team = await aLongHunt(`team${number}`, phones);
      for (let round = 1; round <= STOPS; round += 1) {
        services.clock.advance(120_000);
        const [lines, texts] = [await pageOf(services, team), await Promise.all(phones.map(textsTo))];
        const seen = { phase: 'puzzle', stop_number: round } as const;
        // In every fourth round one of them wants to skip instead.
        const said = (n: number) => (round % 4 === 0 && n === round % 5 ? 'SKIP' : `answer${round}`);
        const acts = [
          ...phones.map((phone, n) => () => text(phone, said(n))),
          ...players.map((name, n) => () => write(services, team, name, said(n + 2), { seen })),
        ];
        const together = acts.map((act) => {
          services.clock.advance(1);
          return act();
        });
        await Promise.all(together);

        const { hunt, current_stop } = await bookingOf(services, `team${number}`);
        expect([current_stop, hunt.results.length, hunt.wrong_answers]).toEqual([round + 1, round, 0]);
        const members = [...phones.map((phone) => phone.slice(-3)), ...players];
        const mover = members[hunt.moved && hunt.moved.by >= 100 ? hunt.moved.by - 98 : (hunt.moved?.by ?? -1)] ?? '';
        const others = members.filter((one) => one !== mover);
        const how = hunt.moved?.said === 'SKIP' ? 'skipped' : 'solved';
        const news = (await transcriptOf(services, team)).slice(lines.lines.length).toSorted();
        const who = players.some((name) => name === mover) ? mover : `Phone ...${mover}`;
        const crossed = `${who} has just ${how} Stop ${round}, so your text changed nothing.`;
        // Each message stands there once, the move once, and each other member has their reply.
        expect(news.filter((line) => !line.startsWith('Streetlore'))).toEqual(
          members.map((one, n) => `${one}: ${said(n)}`).toSorted(),
        );
        expect(news.filter((line) => line.startsWith('Streetlore:'))).toHaveLength(1);
        expect(news.find((line) => line.startsWith('Streetlore:'))).toContain(`Stop ${round + 1}/${STOPS + 1}`);
        const replies = news.filter((line) => line.startsWith('Streetlore to '));
        expect(replies.map((line) => line.split('.')[0])).toEqual(
          others.map((one) => `Streetlore to ${one}: ${crossed}`.split('.')[0]).toSorted(),
        );
        for (const [n, phone] of [ann, bob].entries()) {
          const got = (await textsTo(phone)).slice(texts[n]?.length);
          const expected = [expect.stringContaining(`Stop ${round + 1}/${STOPS + 1}`)];
          if (phone.slice(-3) !== mover) expected.push(expect.stringContaining(crossed));
          expect(got).toHaveLength(expected.length);
          expect(got).toEqual(expect.arrayContaining(expected));
        }
      }
      expect(await logOf(services, `team${number}`)).toHaveLength(await inTranscript(team));
    }
    showsFault(21, STOPS * TEAMS, 'rounds of two phones and three page players at once: one advance each');
  }, 1_200_000);
});

const textsTo = async (phone: string) => (await repliesTo(services, phone)).map((reply) => reply.message_content);

/** How many lines of a transcript are from or for page players. */
async function inTranscript(team: TeamLink) {
  const { lines } = await pageOf(services, team);
  return lines.filter(({ from, to }) => players.some((name) => name === from || name === to)).length;
}

describe('a message from the page', () => {
  test('that is sent three times at once, and again later, has one effect', async () => {
    const team = await aTeam('b1', ['+447700900501', '+447700900502']);
    await joinAll(team, ['Cat', 'Dee']);
    const thrice = async (words: string) => {
      services.clock.advance(60_000);
      const id = crypto.randomUUID();
      const { whole } = await pageOf(services, team);
      const seen = { phase: whole?.phase ?? 'ready', stop_number: whole?.stop_number ?? 0 };
      await Promise.all([1, 2, 3].map(() => write(services, team, 'Cat', words, { id, seen })));
      services.clock.advance(60_000);
      await write(services, team, 'Cat', words, { id, seen });
      // Whoever else sends it under the same id changes nothing either.
      await write(services, team, 'Dee', 'badger', { id, seen });
    };
    for (const words of ['START', 'badger', 'answer1', 'SKIP']) await thrice(words);
    expect((await bookingOf(services, 'b1')).hunt).toMatchObject({
      stop_number: 3,
      results: [{ wrong_answers: 1 }, {}],
    });
    expect((await transcriptOf(services, team)).filter((line) => line.startsWith('Cat'))).toEqual([
      'Cat: START',
      'Cat: badger',
      'Cat: answer1',
      'Cat: SKIP',
    ]);
    expect((await transcriptOf(services, team)).filter((line) => !line.startsWith('Cat'))).toHaveLength(4);
    expect(await textsTo('+447700900501')).toHaveLength(3);
    expect(await logOf(services, 'b1')).toHaveLength(5);
    for (const phone of ['+447700900501', '+447700900502']) expect(await product.onPhone(phone)).toHaveLength(3);
  });

  test('whose process dies anywhere takes effect once, when its browser sends it again', async () => {
    const victim = killableServices(testServices(project, { at: start, standIns: 'http://localhost:9' }));
    const swept = testServices(project, { at: start, standIns: product.standIns.url });
    const message = { id: crypto.randomUUID(), seen: { phase: 'ready', stop_number: 0 } } as const;
    const first = await aTeam('first', ['+447700900601']);
    await joinAll(first, ['Cat']);
    victim.begin();
    await write(victim.services, first, 'Cat', 'START', message);
    const deaths = crashPointsIn(victim.calls());
    const teams: TeamLink[] = [];
    for (const [round, death] of deaths.entries()) {
      const team = await aTeam(`c${round}`, [`+4477009${61_000 + round}`, `+4477009${62_000 + round}`]);
      await joinAll(team, ['Cat']);
      const again = { ...message, id: crypto.randomUUID() };
      victim.begin(death);
      await write(victim.services, team, 'Cat', 'START', again).catch(() => undefined);
      victim.begin();
      await write(services, team, 'Cat', 'START', again);
      await write(services, team, 'Cat', 'START', again);
      teams.push(team);
    }
    swept.clock.advance(10 * 60_000);
    await sweepAll(swept);
    for (const [round, team] of teams.entries()) {
      expect((await bookingOf(services, `c${round}`)).hunt, `death ${round}`).toMatchObject({ stop_number: 1 });
      expect(await transcriptOf(services, team)).toEqual(['Cat: START', 'Streetlore: Stop 1/3: Wall 1']);
      expect((await pageOf(services, team)).stops).toHaveLength(1);
      expect(await logOf(services, `c${round}`)).toHaveLength(1);
      for (const number of [61_000, 62_000]) {
        const phone = `+4477009${number + round}`;
        expect(await textsTo(phone)).toHaveLength(1);
        expect((await product.onPhone(phone)).map(({ body }) => body.split('\n')[0])).toEqual(['Stop 1/3: Wall 1']);
      }
    }
    await Promise.all([victim.services.end(), swept.end()]);
    showsFault(4, deaths.length, 'deaths of a playing of a page message, before every write: played and answered once');
  }, 600_000);
});
