import { defaultDesk } from '@streetlore/domain/desk';
import { defaultHuntSettings } from '@streetlore/domain/hunt';
import { collections, documents } from '@streetlore/domain/paths';
import { type AskedOpinion, OPINION_LEASE_MS, type Opinion } from '@streetlore/domain/sms';
import { type StandIns, startStandIns } from '@streetlore/emulators/standins/index';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfigurationError } from '../../../functions/src/base/config.ts';
import { OPINION_QUEUE, requeueOpinions } from '../../../functions/src/hunt/ask-for-opinions.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { giveOpinion } from '../../../functions/src/hunt/second-opinion/give-second-opinion.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { AiFailure } from '../../../functions/src/vendors/openai.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { callsTo, fault, forget } from '../blog/queue.ts';
import { pageOf, teamOf, write } from './team-world.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from './world.ts';

// Failures of the vendor and deaths are logged, as they should be.
const quiet = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
const noon = new Date('2026-11-21T12:00:00Z');
const project = 'demo-hunt-second-opinion';
const [ann, bob, dora] = ['+447700900361', '+447700900362', '+447700900369'] as const;
let standIns: StandIns;
let services: TestServices;

beforeAll(async () => {
  const quick = { timeoutMs: 100, reorderHoldMs: 100 };
  standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null, ...quick });
  services = testServices(project, { standIns: standIns.url, at: noon });
});
beforeEach(async () => {
  await services.clear();
  services.clock.set(noon);
  services.tasks.recorded.length = 0;
  await Promise.all([forget(standIns.url), fetch(`${standIns.url}/control/openai/opinions`, { method: 'DELETE' })]);
  await storeTour(services.db, 'color-vinyl');
  await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
  await services.db.doc(documents.desk).set({ ...defaultDesk, numbers: [dora] });
});
afterAll(async () => {
  await services.end();
  await standIns.close();
  quiet.mockRestore();
});

const script = (text: string, opinion: Partial<Record<keyof Opinion, string>>) =>
  fetch(`${standIns.url}/control/openai/opinions`, { method: 'POST', body: JSON.stringify({ text, opinion }) });

let count = 0;
/** Texts in turn, each a second after the one before. @returns the id of the last one */
async function say(from: string, ...bodies: string[]): Promise<string> {
  for (const body of bodies) {
    services.clock.advance(1000);
    count += 1;
    await storeTexts(services, [aText(services, `SMopinion${count}`, from, body)]);
    await playBatches(services, from);
  }
  return `SMopinion${count}`;
}
const give = (id: string, by: TestServices = services) => giveOpinion(by, id);
const stored = async (id: string) => {
  const message = await services.store.loggedMessages.at(id).read();
  if (!message) throw new Error(`There is no message ${id}`);
  return message;
};
const opinionOn = async (id: string): Promise<AskedOpinion> => {
  const { opinion } = await stored(id);
  if (!opinion) throw new Error(`Nobody asks about ${id}`);
  return opinion;
};
const told = async (phone: string) => (await repliesTo(services, phone)).map((text) => text.message_type);
const asked = async () => (await callsTo(standIns.url)).length;
const tasks = () => services.tasks.recorded.filter(({ queue }) => queue === OPINION_QUEUE);
/** A text of no language, at a puzzle. What rules make of it does not matter here. */
const odd = 'blorp the snark fizzles';

test('a text that no rule placed is replied to first, and looked at in a task of its own', async () => {
  await say(ann, 'START');
  expect(tasks()).toEqual([]);
  const id = await say(ann, odd);
  expect(await asked()).toBe(0);
  expect(await told(ann)).toHaveLength(2);
  expect(tasks().map(({ id: task, payload }) => [task, payload])).toEqual([[id, { message_id: id }]]);
  await script(odd, { kind: 'danger' });
  await Promise.all([give(id), give(id), give(id)]);
  await give(id);
  expect(await asked()).toBe(1);
  expect((await told(ann)).slice(2)).toEqual(['danger']);
  expect(await told(dora)).toEqual(['danger_call']);
  expect(await stored(id)).toMatchObject({
    message_type: 'plea',
    plea: 'danger',
    opinion: { due_at: null, said: { kind: 'danger' } },
  });
  expect((await opinionOn(id)).did).toContain('danger');
});

test('the vendor gets the puzzle and the masked words, and no number, id or name', async () => {
  await say(ann, 'START');
  const text = 'ring dave on 07700 900 361 zzz';
  const id = await say(ann, text);
  await give(id);
  const [call] = await callsTo(standIns.url);
  const body = JSON.parse(call?.body ?? '');
  expect(JSON.parse(body.messages[1].content)).toEqual({
    clue: 'Find wall 1.',
    question: 'Which word is painted on wall 1?',
    text: 'ring [name] on zzz',
  });
  expect(call?.body).not.toMatch(/900361|900 361|answer1|SMopinion|"b1"|[Dd]ave/);
  expect(body.response_format.json_schema.strict).toBe(true);
});

test('danger is answered on the page, whose transcript does not keep the words for the team', async () => {
  await say(ann, 'START');
  const team = await teamOf(services, 'b1');
  await joinByLink(services, { token: team.token, name: 'Cat' });
  services.clock.advance(60_000);
  await script(odd, { kind: 'danger' });
  const id = await write(services, team, 'Cat', odd);
  const said = async () => (await pageOf(services, team)).lines.map(({ text }) => text);
  expect(await said()).toContain(odd);
  services.clock.advance(2000);
  await give(id);
  expect(await said()).not.toContain(odd);
  expect((await said()).at(-1)).toMatch(/^999 if anybody is in danger/);
  expect(await told(dora)).toEqual(['danger_call']);
});

describe('points that a text has cost', () => {
  test('come back silently at the stop, and the text leaves the editor’s list', async () => {
    await say(ann, 'START', 'badger');
    const id = await say(ann, 'pigeon');
    expect((await bookingOf(services, 'b1')).hunt.wrong_answers).toBe(2);
    const before = await told(ann);
    await script('pigeon', { kind: 'talk' });
    await give(id);
    expect((await bookingOf(services, 'b1')).hunt.wrong_answers).toBe(1);
    expect(await told(ann)).toEqual(before);
    expect(await services.store.wrongAnswers.at(id).exists()).toBe(false);
    expect((await opinionOn(id)).did).toEqual(['points']);
  });

  test('come back after the hunt, in score, record, leaderboard and page at once', async () => {
    await say(ann, 'START', 'badger');
    const id = await say(ann, 'pigeon');
    for (const answer of ['answer1', 'answer2', 'answer3']) {
      // A result faster than legs has no row on the leaderboard.
      services.clock.advance(60_000);
      await say(ann, answer);
    }
    const { hunt, status } = await bookingOf(services, 'b1');
    expect(status).toBe('completed');
    await script('pigeon', { kind: 'talk' });
    await Promise.all([give(id), give(id)]);
    const now = await bookingOf(services, 'b1');
    expect(now.hunt.score).toBe(hunt.score + 10);
    expect(await services.store.leaderboard.at('b1').read()).toMatchObject({ score: hunt.score + 10 });
    expect((await services.db.doc(`${collections.stopResults}/b1_1`).get()).data()).toMatchObject({ wrong_answers: 1 });
    const page = await services.store.teamPages.at((await teamOf(services, 'b1')).page).read();
    expect(page).toMatchObject({ score: hunt.score + 10 });
  });
});

describe('a plea and a question', () => {
  test('are answered, but not once the sender has written again or an admin has answered', async () => {
    await script(odd, { kind: 'plea', plea: 'person' });
    await script('mimsy borogoves gyre', { kind: 'question', fact: 'toilets' });
    await say(ann, 'START');
    const id = await say(ann, 'mimsy borogoves gyre');
    await give(id);
    expect((await repliesTo(services, ann)).at(-1)?.message_content).toBe('Toilets: At the market');
    const [late] = [await say(bob, 'mimsy borogoves gyre')];
    await say(bob, 'STATUS');
    const before = await told(bob);
    await give(late);
    expect(await told(bob)).toEqual(before);
    const person = await say(ann, odd);
    await give(person);
    expect([(await told(ann)).at(-1), await told(dora)]).toEqual(['passed_on', ['call']]);
  });

  test('in another language name the commands once, on a phone and on the page', async () => {
    const text = 'ich glaube das ist nicht hier';
    await script(text, { kind: 'talk', language: 'de' });
    await say(ann, 'START');
    await give(await say(ann, text));
    expect((await repliesTo(services, ann)).at(-1)?.message_content).toMatch(/^Deutsch: /);
    const length = (await told(ann)).length;
    await give(await say(ann, `${text}!`));
    services.clock.advance(700_000);
    const again = await say(ann, text);
    if ((await stored(again)).opinion) await give(again);
    expect((await told(ann)).filter((kind) => kind === 'in_language')).toHaveLength(1);
    expect(length).toBeGreaterThan(1);

    const team = await teamOf(services, 'b1');
    await joinByLink(services, { token: team.token, name: 'Cat' });
    services.clock.advance(60_000);
    const more = 'wir sind nicht von hier';
    await script(more, { kind: 'talk', language: 'de' });
    const onPage = await write(services, team, 'Cat', more);
    expect(tasks().at(-1)?.payload).toEqual({ message_id: onPage });
    await give(onPage);
    expect(await stored(`${onPage}_again_0`)).toMatchObject({ page_player: 'Cat', message_type: 'in_language' });
  });
});

/** What must be as before when nothing comes of a text. */
const standing = async () => ({
  hunt: (await bookingOf(services, 'b1')).hunt,
  ann: await told(ann),
  dora: await told(dora),
});

describe.each([
  'error500',
  'error429',
  'timeout',
  'malformed',
  'cutoff',
  'empty',
  'prose',
  'misfit',
  'echo',
  'script',
  'phone',
])('the vendor’s %s', (kind) => {
  test('twice leaves everything as it was; once, the second try helps', async () => {
    await script(odd, { kind: 'danger' });
    await say(ann, 'START');
    const id = await say(ann, odd);
    const before = await standing();
    await fault(standIns.url, kind, 2);
    await give(id);
    expect(await standing()).toEqual(before);
    expect(await opinionOn(id)).toMatchObject({ due_at: null, said: null, did: [] });
    expect(await asked()).toBe(2);

    const next = await say(bob, odd);
    await fault(standIns.url, kind, 1);
    await give(next);
    expect((await told(bob)).at(-1)).toBe('danger');
  });
});

test.each(['refusal', 'filter'])('the vendor’s %s is not asked about again', async (kind) => {
  await say(ann, 'START');
  const id = await say(ann, odd);
  const before = await standing();
  await fault(standIns.url, kind, 1);
  await give(id);
  expect([await standing(), await asked()]).toEqual([before, 1]);
});

test('an answer after twenty seconds is no answer', async () => {
  await say(ann, 'START');
  const id = await say(ann, odd);
  const before = await standing();
  const ask = () => Promise.reject(new AiFailure('timeout', 'The answer did not end in time'));
  await give(id, { ...services, ai: { ...services.ai, ask } });
  expect(await standing()).toEqual(before);
  expect(await opinionOn(id)).toMatchObject({ due_at: null, said: null });
});

describe('nobody is asked', () => {
  const settings = (opinions_a_day: number) =>
    services.db.doc(documents.huntSettings).set({ ...defaultHuntSettings, opinions_a_day });

  test('while an admin has turned it off', async () => {
    await settings(0);
    await say(ann, 'START');
    const id = await say(ann, odd);
    await give(id);
    expect([await asked(), (await opinionOn(id)).due_at]).toEqual([0, null]);
  });

  test('beyond the day’s budget, which begins anew the next day', async () => {
    await settings(1);
    await say(ann, 'START');
    await give(await say(ann, odd));
    const over = await say(bob, `${odd} again`);
    await give(over);
    expect([await asked(), await opinionOn(over)]).toMatchObject([1, { due_at: null, said: null, asked_at: null }]);
    services.clock.advance(24 * 3_600_000);
    await give(await say(bob, 'brillig slithy toves'));
    expect(await asked()).toBe(2);
  });

  test('more than ten times in ten minutes of one hunt', async () => {
    await say(ann, 'START');
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await say(ann, `${odd} ${'abcdefghijkl'[n]}`));
    for (const id of ids) if ((await stored(id)).opinion) await give(id);
    expect(await asked()).toBe(10);
    services.clock.advance(600_000);
    await give(await say(ann, 'brillig slithy toves'));
    expect(await asked()).toBe(11);
  });

  test('without a key', async () => {
    await say(ann, 'START');
    const id = await say(ann, odd);
    const before = await standing();
    const keyless: TestServices = {
      ...services,
      get ai(): never {
        throw new ConfigurationError('OPENAI_API_KEY is missing');
      },
    };
    await give(id, keyless);
    expect([await standing(), (await opinionOn(id)).due_at]).toEqual([before, null]);
  });

  test('about a text that is older than a quarter of an hour', async () => {
    await say(ann, 'START');
    const id = await say(ann, odd);
    services.clock.advance(900_000);
    await give(id);
    expect([await asked(), (await opinionOn(id)).due_at]).toEqual([0, null]);
  });
});

test('a stranger in danger is answered, and asked about once a day', async () => {
  const stranger = '+447700900368';
  await script(odd, { kind: 'danger' });
  await give(await say(stranger, odd));
  expect(await told(stranger)).toEqual(['no_hunt', 'danger']);
  expect((await stored(await say(stranger, odd))).opinion).toBeUndefined();
});

test('the sweep finds a text whose task was lost, and leaves the others', async () => {
  await say(ann, 'START');
  const id = await say(ann, odd);
  expect(await requeueOpinions(services)).toBe(0);
  services.tasks.recorded.length = 0;
  services.clock.advance(21_000);
  expect(await requeueOpinions(services)).toBe(1);
  expect(tasks()).toMatchObject([{ payload: { message_id: id } }]);
  await give(id);
  services.clock.advance(60_000);
  expect(await requeueOpinions(services)).toBe(0);
});

test('wherever the process dies, the next one does it once', async () => {
  const victim = killableServices(testServices(project, { standIns: standIns.url }));
  await script('pigeon', { kind: 'danger' });
  const prepare = async () => {
    await services.clear();
    await storeTour(services.db, 'color-vinyl');
    await storeBooking(services, 'b1', { phone_numbers: [ann, bob] });
    await services.db.doc(documents.desk).set({ ...defaultDesk, numbers: [dora] });
    await say(ann, 'START', 'badger');
    const id = await say(ann, 'pigeon');
    victim.services.clock.set(services.clock.now());
    return id;
  };
  const first = await prepare();
  victim.begin();
  await give(first, victim.services);
  for (const point of crashPointsIn(victim.calls())) {
    const id = await prepare();
    victim.begin(point);
    await give(id, victim.services).catch(() => undefined);
    victim.begin();
    services.clock.advance(OPINION_LEASE_MS);
    await give(id);
    await give(id);
    expect(
      (await told(ann)).filter((kind) => kind === 'danger'),
      JSON.stringify(point),
    ).toHaveLength(1);
    expect(await told(dora)).toHaveLength(1);
    expect((await bookingOf(services, 'b1')).hunt.wrong_answers).toBe(1);
  }
  await victim.services.end();
});
