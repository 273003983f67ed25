import { answerMailTexts } from '@streetlore/domain/booking-mail';
import { defaultDesk } from '@streetlore/domain/desk';
import { collections, documents, stopId } from '@streetlore/domain/paths';
import { documentsNaming, personalData } from '@streetlore/domain/privacy';
import { playOnPageInput, teamTextLimit } from '@streetlore/domain/team';
import { aPartner, aTour } from '@streetlore/domain/testing';
import type { TourPartner } from '@streetlore/domain/tour';
import { siteUrl } from '@streetlore/emulators/config';
import { type StandIns, startStandIns } from '@streetlore/emulators/standins/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queueAnswer } from '../../../functions/src/admin-texts/answer-player.ts';
import { huntsDue, lookAt } from '../../../functions/src/hunt/look-at-hunts.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { steerBooking } from '../../../functions/src/hunt/steer-hunt.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { tendStopOfTour } from '../../../functions/src/hunt/tend-stop.ts';
import { addAnswerToHunts } from '../../../functions/src/tours/apply-accepted-answer.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { logOf, pageOf, type TeamLink, teamOf, transcriptOf, write } from './team-world.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from './world.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const [ann, bob, dora] = ['+447700900401', '+447700900402', '+447700900491'] as const;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
let standIns: StandIns;
let services: TestServices;

beforeAll(async () => {
  standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
  services = testServices('demo-hunt-team-page', { standIns: standIns.url, at: noon });
});
beforeEach(async () => {
  await services.clear();
  services.clock.set(noon);
  await storeTour(services.db, 'color-vinyl');
});
afterAll(async () => {
  await services.end();
  await standIns.close();
});

/** A booking with the phones of Ann and Bob; Cat and Dee have joined on the page. */
async function aTeam(id = 'b1', phone_numbers: string[] = [ann, bob], players = ['Cat', 'Dee']): Promise<TeamLink> {
  await storeBooking(services, id, { phone_numbers, participants: Math.max(phone_numbers.length, players.length) });
  const team = await teamOf(services, id);
  for (const name of players) await join(team, name);
  return team;
}
const join = ({ token }: Pick<TeamLink, 'token'>, name: string) => joinByLink(services, { token, name });
const say = async (team: TeamLink, name: string, ...texts: string[]) => {
  for (const text of texts) {
    services.clock.advance(60_000);
    await write(services, team, name, text);
  }
};
let count = 0;
async function text(from: string, ...bodies: string[]) {
  for (const body of bodies) {
    services.clock.advance(60_000);
    count += 1;
    await storeTexts(services, [aText(services, `SMteam${count}`, from, body)]);
    await playBatches(services, from);
  }
}
const told = async (phone: string) => (await repliesTo(services, phone)).map(({ message_content }) => message_content);
const lastLine = async (team: TeamLink) => (await transcriptOf(services, team)).at(-1);

/** A partner whose reward the first stop gives. */
async function rewardAtFirstStop() {
  const shop = aPartner({ name: 'Monmouth Records', address: '1 Brick Lane', offer: '10% off vinyl' });
  await services.db.doc(`${collections.partners}/monmouth`).set(shop);
  const link: TourPartner = { tour_id: 'color-vinyl', stop_number: 1, partner_id: 'monmouth', status: 'published' };
  await services.db.doc(`${collections.tourPartners}/${stopId('color-vinyl', 1)}`).set(link);
}

/** Everything that a team's link shows, as one text. */
async function everythingOf({ page }: TeamLink): Promise<string> {
  const all = await Promise.all([
    services.db.collection(collections.teamPages).get(),
    services.db.collectionGroup('stops').get(),
    services.db.collectionGroup('lines').get(),
  ]);
  const shown = all.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()] as const));
  return JSON.stringify(shown.filter(([path]) => path.startsWith(`${collections.teamPages}/${page}`)));
}

describe('joining a team', () => {
  test('shows the name to the team, and the same name in other letters is the same player again', async () => {
    const team = await aTeam('b1', [ann, bob], []);
    expect(await join(team, 'Cat')).toEqual({ name: 'Cat' });
    expect(await join(team, 'CAT')).toEqual({ name: 'Cat' });
    expect(await join(team, 'cat')).toEqual({ name: 'Cat' });
    expect((await pageOf(services, team)).whole).toMatchObject({ page_players: ['Cat'], phones: ['401', '402'] });
  });

  test('has as many places as people were paid for, also when all join at once', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann], participants: 5 });
    const team = await teamOf(services, 'b1');
    const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eve', 'Fay', 'Gus'];
    const joined = await Promise.allSettled(names.map((name) => join(team, name)));
    expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const { whole } = await pageOf(services, team);
    expect(new Set(whole?.page_players).size).toBe(5);
    await expect(join(team, 'Hal')).rejects.toThrow('This hunt is for 5 people, and as many have joined.');
    expect(await join(team, whole?.page_players[0] ?? '')).toEqual({ name: whole?.page_players[0] });
  });

  test('refuses a doubtful name, and one that would pass for Streetlore', async () => {
    const team = await aTeam('b1', [ann], []);
    for (const name of ['Fuck', 'Streetlore'])
      await expect(join(team, name)).rejects.toThrow('Please choose another name');
    expect((await pageOf(services, team)).whole?.page_players).toEqual([]);
  });

  test('needs the link', async () => {
    await aTeam();
    const token = 'x'.repeat(22);
    await expect(join({ token }, 'Cat')).rejects.toThrow('This link does not open a team’s page');
    const stranger = write(services, { token, page: 'none', booking: '' }, 'Cat', 'START');
    await expect(stranger).rejects.toThrow('This link does not open a team’s page');
    // The id of the page is no token of it, and neither is the link to the booking.
    const team = await teamOf(services, 'b1');
    for (const other of [team.booking, team.page.slice(0, 22)])
      await expect(join({ token: other }, 'Eve')).rejects.toThrow('This link does not open a team’s page');
  });

  test('comes before playing', async () => {
    const team = await aTeam();
    await expect(write(services, team, 'Eve', 'START')).rejects.toThrow('Please join with your name first');
    expect((await bookingOf(services, 'b1')).hunt.phase).toBe('ready');
  });
});

describe('a hunt on the page', () => {
  test('is played from START to the leaderboard; phones get what is for all, the log has every word', async () => {
    await rewardAtFirstStop();
    const team = await aTeam();
    await say(team, 'Cat', 'start');
    for (const phone of [ann, bob]) expect(await told(phone)).toEqual([expect.stringMatching(/^Stop 1\/3: Wall 1\n/)]);
    expect(await pageOf(services, team)).toMatchObject({
      whole: { phase: 'puzzle', stop_number: 1, started_at: new Date('2026-11-21T12:01:00Z') },
      stops: [
        { stop_number: 1, location_name: 'Wall 1', clue: 'Find wall 1.', has_hint: true, hint: null, reward: null },
      ],
    });
    await say(team, 'dee', 'badger', 'HINT');
    expect(await pageOf(services, team)).toMatchObject({
      whole: { wrong_answers: 1, hints: 1 },
      stops: [{ hint: 'Look up at wall 1.' }],
    });
    await say(team, 'Cat', 'Answer1');
    expect(await pageOf(services, team)).toMatchObject({
      whole: { phase: 'reward' },
      stops: [{ reward: { name: 'Monmouth Records', address: '1 Brick Lane', offer: '10% off vinyl' } }],
    });
    await say(team, 'Dee', 'CLAIMED');
    await text(ann, 'answer2');
    await say(team, 'Cat', 'answer3');
    expect(await transcriptOf(services, team)).toEqual([
      'Cat: start',
      'Streetlore: Stop 1/3: Wall 1',
      'Dee: badger',
      'Streetlore to Dee: Not quite. The first guess is free. Find wall 1.',
      'Dee: HINT',
      'Streetlore to Dee: Hint: Look up at wall 1.',
      'Cat: Answer1',
      expect.stringMatching(/^Streetlore: Correct! .*Monmouth Records, 1 Brick Lane: 10% off vinyl\./),
      'Dee: CLAIMED',
      'Streetlore: Moving to Stop 2/3: Wall 2',
      '401: answer2',
      'Streetlore: Correct! Stop 3/3: Wall 3',
      'Cat: answer3',
      expect.stringMatching(/^Streetlore: You've finished the Color & Vinyl! 3 of 3 walls/),
    ]);
    const booking = await bookingOf(services, 'b1');
    expect(booking).toMatchObject({ status: 'completed', hunt: { phase: 'completed' } });
    expect((await pageOf(services, team)).whole).toMatchObject({ status: 'completed', score: booking.hunt.score });
    expect(await services.store.leaderboard.at('b1').read()).toMatchObject({ score: booking.hunt.score });
    // Each phone has each text of the group once, and none of the replies to a page player.
    for (const phone of [ann, bob])
      expect((await repliesTo(services, phone)).map(({ message_type }) => message_type)).toEqual([
        'location_with_clue',
        'reward_with_pause',
        'location_with_clue',
        'location_with_clue',
        'completion',
        'ask_review',
      ]);
    const log = await logOf(services, 'b1');
    expect(log.map(({ direction, page_player }) => `${direction} ${page_player}`)).toEqual([
      'inbound Cat',
      'inbound Dee',
      'outbound Dee',
      'inbound Dee',
      'outbound Dee',
      'inbound Cat',
      'inbound Dee',
      'inbound Cat',
    ]);
    for (const message of log)
      expect(message).toMatchObject({ segments: 0, phone_number: null, settled: true, twilio_sid: null });
    expect(log.filter(({ direction }) => direction === 'outbound').map(({ status }) => status)).toEqual([
      'delivered',
      'delivered',
    ]);
  });

  test('is skipped, asked about and finished there too, with the results of texts', async () => {
    const team = await aTeam();
    await say(team, 'Cat', 'START', 'SKIP', 'STATUS');
    expect(await lastLine(team)).toContain('Streetlore to Cat: Stop 2 of 3, Color & Vinyl: 33% done, 0 points.');
    await say(team, 'Cat', 'SKIP', 'SKIP');
    expect(await lastLine(team)).toContain('Streetlore to Cat: No more stops to skip! Reply FINISH');
    await say(team, 'Cat', 'FINISH', 'answer3');
    expect(await lastLine(team)).toBe("Streetlore to Cat: You've completed all stops!");
    const { hunt } = await bookingOf(services, 'b1');
    expect(hunt).toMatchObject({ phase: 'completed', score: 0, wrong_answers: 0 });
    expect(hunt.results.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'skipped']);
  });

  test('STOP there ends nobody’s texts, and LINK and MOVE there show no link', async () => {
    const team = await aTeam();
    await say(team, 'Cat', 'STOP');
    expect(await lastLine(team)).toBe(
      'Streetlore to Cat: This page sends no texts. To end the texts to a phone, text STOP from it.',
    );
    for (const command of ['LINK', 'MOVE']) {
      await say(team, 'Cat', command);
      expect(await lastLine(team)).toContain('Text LINK from a phone of your group');
    }
    await say(team, 'Cat', 'START');
    expect(await told(ann)).toHaveLength(1);
    expect(await everythingOf(team)).not.toContain(team.booking);
    // A phone that asks gets the link. The transcript shows that it asked, and not the link.
    await text(ann, 'LINK');
    expect((await told(ann)).at(-1)).toContain(team.booking);
    expect(await lastLine(team)).toBe('401: LINK');
    expect(await everythingOf(team)).not.toContain(team.booking);
  });

  test('PERSON there reaches the phones on duty, once in ten minutes, without a name or a word', async () => {
    await services.db.doc(documents.desk).set({ ...defaultDesk, numbers: [dora] });
    const team = await aTeam();
    await say(team, 'Cat', 'START', 'PERSON');
    expect(await lastLine(team)).toBe(
      'Streetlore to Cat: A person from Streetlore reads this, and answers here. Meanwhile HINT helps, SKIP goes on.',
    );
    await say(team, 'Dee', 'I want my money back');
    const calls = await services.db.collection(collections.smsMessages).where('phone_number', '==', dora).get();
    expect(calls.docs.map((call) => call.get('message_content'))).toEqual([
      `Color & Vinyl, stop 1: a team waits for us. ${new URL(siteUrl).host}/admin/sms?filter=awaiting`,
    ]);
    const pleas = (await logOf(services, 'b1')).filter(({ message_type }) => message_type === 'plea');
    expect(pleas.map(({ page_player, message_content }) => `${page_player}: ${message_content}`)).toEqual([
      'Cat: PERSON',
      'Dee: I want my money back',
    ]);
  });

  test('outside the desk’s hours a team without a phone gets the answer by mail too, as PERSON has said', async () => {
    await services.db.doc(documents.desk).set({ ...defaultDesk, days: [1, 2, 3, 4, 5] });
    const email = 'cat@example.test';
    await storeBooking(services, 'b1', { phone_numbers: [], participants: 2, email });
    const team = await teamOf(services, 'b1');
    await join(team, 'Cat');
    const mails = () => services.store.find(documentsNaming(personalData.mails, 'to', [email]));
    const answer = (body: string) => {
      services.clock.advance(60_000);
      const asked = { request_id: crypto.randomUUID(), phone_number: null, page_player: 'Cat', booking_id: 'b1', body };
      return queueAnswer(services, asked, admin);
    };
    await say(team, 'Cat', 'START', 'PERSON');
    expect(await lastLine(team)).toContain(
      'Nobody is here now. A person answers from 23 Nov, 09:00 London time, here and by e-mail.',
    );
    await answer('Turn left at the door.');
    expect(await lastLine(team)).toBe('Streetlore to Cat: Turn left at the door.');
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining(answerMailTexts.title)]);
    expect((await mails())[0]?.text).toContain('Turn left at the door.');
    // On Monday somebody is there, and so is the team.
    services.clock.set(new Date('2026-11-23T10:00:00Z'));
    await say(team, 'Cat', 'PERSON');
    expect(await lastLine(team)).toContain('answers here.');
    await answer('And right at the bridge.');
    expect(await mails()).toHaveLength(1);
    const { docs } = await services.db.collection(collections.smsMessages).get();
    expect(docs.filter((one) => one.get('channel') !== 'page')).toEqual([]);
  });

  test('goes on when every phone has opted out', async () => {
    const team = await aTeam();
    await text(ann, 'STOP');
    await text(bob, 'STOP');
    await say(team, 'Cat', 'START', 'answer1', 'answer2');
    await say(team, 'Dee', 'answer3');
    expect((await bookingOf(services, 'b1')).hunt).toMatchObject({ phase: 'completed' });
    for (const phone of [ann, bob]) expect(await told(phone)).toEqual([]);
    expect((await transcriptOf(services, team)).filter((line) => line.startsWith('Streetlore:'))).toHaveLength(4);
  });

  test('says what a hunt waits for that cannot be played: its tour, its day, or the end of a pause', async () => {
    await services.db.doc(`${collections.tourStopSecrets}/${stopId('color-vinyl', 1)}`).delete();
    const team = await aTeam();
    await say(team, 'Cat', 'START');
    expect(await lastLine(team)).toContain('cannot start just now');
    expect((await pageOf(services, team)).stops).toEqual([]);
    await storeTour(services.db, 'color-vinyl', aTour());
    await say(team, 'Cat', 'START', 'PAUSE', 'answer1');
    expect(await lastLine(team)).toMatch(/^Streetlore to Cat: Your hunt is paused/);
    expect((await pageOf(services, team)).whole).toMatchObject({ paused: true, wrong_answers: 0 });
    await say(team, 'Dee', 'RESUME', 'answer1');
    expect((await pageOf(services, team)).whole).toMatchObject({ paused: false, stop_number: 2, wrong_answers: 0 });
    await services.db.doc(`${collections.bookings}/b1/private/hunt_tour`).delete();
    await say(team, 'Dee', 'answer2');
    expect(await lastLine(team)).toMatch(/^Streetlore to Dee: .*cannot/);
    expect((await bookingOf(services, 'b1')).hunt).toMatchObject({ stop_number: 2, wrong_answers: 0 });
  });

  test('does not flood the phones: PAUSE and RESUME in turn are refused after forty', async () => {
    const team = await aTeam();
    await say(team, 'Cat', 'START');
    const turns = Array.from({ length: teamTextLimit.calls + 4 }, (_, n) => (n % 2 === 0 ? 'PAUSE' : 'RESUME'));
    const results: string[] = [];
    for (const turn of turns) {
      services.clock.advance(5_000);
      results.push(
        await write(services, team, 'Cat', turn).then(
          () => 'played',
          (error: Error) => error.message,
        ),
      );
    }
    const refused = results.filter((result) => result !== 'played');
    expect(new Set(refused)).toEqual(new Set(['Your team has moved its hunt very often. Please wait some minutes.']));
    expect(await told(ann)).toHaveLength(teamTextLimit.calls);
    // A question texts nobody, and a refused message has left no trace.
    await say(team, 'Cat', 'STATUS');
    const heard = (await logOf(services, 'b1')).filter(({ direction }) => direction === 'inbound');
    expect(heard).toHaveLength(turns.length - refused.length + 2);
    services.clock.advance(teamTextLimit.milliseconds);
    await say(team, 'Cat', 'RESUME', 'answer1');
    expect((await bookingOf(services, 'b1')).hunt.stop_number).toBe(2);
  });

  test('takes no text that Firestore could not store', () => {
    const input = { token: 'x'.repeat(22), name: 'Cat', message_id: crypto.randomUUID() };
    const seen = { phase: 'puzzle', stop_number: 1 };
    for (const body of ['', '  ', '\u200b', 'half \ud83d', 'x'.repeat(1601)])
      expect(playOnPageInput.safeParse({ ...input, seen, text: body }).success, body).toBe(false);
    expect(playOnPageInput.parse({ ...input, seen, text: ' heron\u200b ' }).text).toBe('heron');
  });
});

describe('a message that was written for another stop', () => {
  test('is not wrong, skips nothing and costs nothing, and its writer reads who moved the hunt', async () => {
    const team = await aTeam();
    await say(team, 'Cat', 'START', 'answer1');
    services.clock.advance(10 * 60_000);
    const before = (await bookingOf(services, 'b1')).hunt;
    const seen = { phase: 'puzzle', stop_number: 1 } as const;
    for (const late of ['answer1', 'badger', 'SKIP', 'HINT', 'GONE', 'FINISH', 'answer2']) {
      await write(services, team, 'Dee', late, { seen });
      services.clock.advance(1000);
      expect(await lastLine(team), late).toMatch(
        /^Streetlore to Dee: Cat has solved Stop 1, so your text changed nothing\. RESEND repeats Stop 2\.$/,
      );
    }
    // A message of a silent team puts off when somebody asks it.
    const unheard = { look_at: null, heard_at: null };
    expect({ ...(await bookingOf(services, 'b1')).hunt, ...unheard }).toEqual({ ...before, ...unheard });
    await text(ann, 'answer2');
    services.clock.advance(1000);
    await write(services, team, 'Cat', 'answer2', { seen: { phase: 'puzzle', stop_number: 2 } });
    expect(await lastLine(team)).toContain('Streetlore to Cat: Phone ...401 has just solved Stop 2');
    services.clock.advance(1000);
    await write(services, team, 'Cat', 'answer1', { seen });
    expect(await lastLine(team)).toContain('so your text changed nothing. RESEND repeats Stop 3.');
    await write(services, team, 'Cat', 'answer3');
    expect((await bookingOf(services, 'b1')).hunt).toMatchObject({ phase: 'completed', wrong_answers: 0 });
  });

  test('still gets an answer to a question', async () => {
    const team = await aTeam();
    await say(team, 'Cat', 'START', 'answer1');
    services.clock.advance(1000);
    await write(services, team, 'Dee', 'RESEND', { seen: { phase: 'puzzle', stop_number: 1 } });
    expect(await lastLine(team)).toContain('Streetlore to Dee: Stop 2/3: Wall 2');
  });
});

describe('what a team’s page holds', () => {
  test('is no number, no answer, no hint not taken, no stop not reached and no other booking', async () => {
    await rewardAtFirstStop();
    await storeTour(services.db, 'other', aTour({ name: 'Camden Canary' }));
    await storeBooking(services, 'other-booking', {
      phone_numbers: [ann],
      tour_id: 'other',
      tour_name: 'Camden Canary',
    });
    const team = await aTeam();
    await say(team, 'Cat', 'START', 'badger');
    await text(bob, 'STATUS', 'LOST');
    await text(ann, 'SWITCH');
    const secrets = [
      ...[ann, bob].flatMap((phone) => [phone, phone.slice(-6)]),
      'answer1',
      'answer2',
      'Look up',
      'wall 2',
      'Wall 2',
      'wall 3',
      'Monmouth',
      'Camden',
      'other-booking',
      'visitor',
      team.booking,
      team.token,
    ];
    const shown = await everythingOf(team);
    for (const secret of secrets) expect(shown, secret).not.toContain(secret);
    expect(shown).toContain('Find wall 1.');
    const texts = [...(await told(bob)), ...(await logOf(services, 'b1')).map((one) => one.message_content)].join('\n');
    for (const secret of ['answer', 'Look up', 'wall 2', 'Wall 2']) expect(texts, secret).not.toContain(secret);
    await say(team, 'Cat', 'HINT', 'answer1', 'CLAIMED');
    const later = await everythingOf(team);
    for (const secret of ['answer2', 'Look up at wall 2', 'wall 3', 'Wall 3', ann, bob])
      expect(later, secret).not.toContain(secret);
    for (const known of ['Look up at wall 1', 'Monmouth', 'Find wall 2.']) expect(later, known).toContain(known);
  });
});

describe('a phone in two hunts', () => {
  test('reads of which hunt a text is that the page set off, and its answer goes where it is right', async () => {
    await storeTour(services.db, 'brixton', aTour({ name: 'Brixton Street Art' }));
    const color = await aTeam('b1', [ann], ['Cat']);
    await storeBooking(services, 'b2', { phone_numbers: [ann], tour_id: 'brixton', tour_name: 'Brixton Street Art' });
    const brixton = await teamOf(services, 'b2');
    await join(brixton, 'Eve');
    await say(color, 'Cat', 'START', 'answer1');
    await say(brixton, 'Eve', 'START');
    expect((await told(ann)).map((body) => body.split('\n')[0])).toEqual([
      'Color & Vinyl: Stop 1/3: Wall 1',
      'Color & Vinyl: Correct! Stop 2/3: Wall 2',
      'Brixton Street Art: Stop 1/3: Wall 1',
    ]);
    await text(ann, 'answer2');
    expect((await bookingOf(services, 'b1')).hunt).toMatchObject({ stop_number: 3 });
    expect((await bookingOf(services, 'b2')).hunt).toMatchObject({ stop_number: 1, wrong_answers: 0 });
    expect(await lastLine(color)).toBe('Streetlore: Correct! Stop 3/3: Wall 3');
    expect(await lastLine(brixton)).toBe('Streetlore: Stop 1/3: Wall 1');
  });
});

describe('an admin’s step', () => {
  const steer = (step: 'nudge' | 'skip' | 'pause' | 'resume' | 'end', stop_number?: number) => {
    services.clock.advance(1000);
    return steerBooking(services, { booking_id: 'b1', request_id: crypto.randomUUID(), step, stop_number }, admin);
  };

  test('stands in the transcript and on the page', async () => {
    const team = await aTeam();
    await say(team, 'Cat', 'START');
    await steer('nudge');
    expect(await lastLine(team)).toMatch(/^Streetlore: /);
    await steer('skip', 1);
    expect(await lastLine(team)).toContain('Streetlore: Skipped Stop 1... Stop 2/3: Wall 2');
    expect(await pageOf(services, team)).toMatchObject({
      whole: { stop_number: 2 },
      stops: [{}, { clue: 'Find wall 2.' }],
    });
    await write(services, team, 'Dee', 'answer1', { seen: { phase: 'puzzle', stop_number: 1 } });
    expect(await lastLine(team)).toContain('Streetlore to Dee: We have just skipped Stop 1');
    await steer('pause');
    expect(await lastLine(team)).toBe('Streetlore: Your hunt is paused. We will text you when it goes on.');
    expect((await pageOf(services, team)).whole).toMatchObject({ paused: true, pause_ends_at: null });
    await steer('resume');
    await steer('end');
    expect((await pageOf(services, team)).whole).toMatchObject({ status: 'expired', phase: 'stopped' });
    await say(team, 'Cat', 'answer2');
    expect(await lastLine(team)).toMatch(/^Streetlore to Cat: /);
    expect((await bookingOf(services, 'b1')).hunt).toMatchObject({ phase: 'stopped', wrong_answers: 0 });
  });

  test('with a backup question shows it on the page, and an accepted answer gives its points back there', async () => {
    await services.db
      .doc(`${collections.tourStopSecrets}/${stopId('color-vinyl', 1)}`)
      .update({ backup_question: 'Which city was EBORACUM?', backup_answers: ['york'], backup_hint: 'A minster.' });
    const team = await aTeam();
    await say(team, 'Cat', 'START', 'brick');
    expect((await pageOf(services, team)).whole).toMatchObject({ wrong_answers: 1 });
    await addAnswerToHunts(services, 'color-vinyl', { stop_number: 1, solution: 'answer1', answer: 'brick' });
    expect((await pageOf(services, team)).whole).toMatchObject({ wrong_answers: 0 });
    const tend = { request_id: crypto.randomUUID(), tour_id: 'color-vinyl', stop_number: 1, action: 'backup' } as const;
    await tendStopOfTour(services, tend, admin);
    await tendStopOfTour(services, tend, admin);
    expect((await pageOf(services, team)).stops).toMatchObject([{ clue: 'Which city was EBORACUM?', hint: null }]);
    const shown = await everythingOf(team);
    expect(shown.split('so here is another question.')).toHaveLength(2);
    for (const secret of ['york', 'minster']) expect(shown).not.toContain(secret);
    await say(team, 'Cat', 'York');
    expect((await bookingOf(services, 'b1')).hunt.results).toMatchObject([{ outcome: 'solved' }]);
  });

  test('is not needed by a silent team, which is asked there too', async () => {
    const team = await aTeam();
    await say(team, 'Cat', 'START');
    services.clock.advance(30 * 60_000);
    for (const due of await huntsDue(services)) await lookAt(services, due);
    const [nudge] = (await transcriptOf(services, team)).slice(-1);
    expect(nudge).toMatch(/^Streetlore: /);
    expect(nudge).not.toContain('Stop 1/3');
    expect((await told(ann)).at(-1)?.split('\n')[0]).toBe(nudge?.replace('Streetlore: ', ''));
  });
});
