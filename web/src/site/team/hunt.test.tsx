import type { Booking } from '@streetlore/domain/booking';
import { newHunt, SAFETY } from '@streetlore/domain/hunt';
import { documents } from '@streetlore/domain/paths';
import { resultTexts } from '@streetlore/domain/result';
import { type TeamPage, type TeamStop, teamPageOf, teamPageTexts as texts } from '@streetlore/domain/team';
import { aBooking, aTour } from '@streetlore/domain/testing';
import { AGE_LINE } from '@streetlore/domain/wording';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAll } from '../../server-rendering/lazy-live.tsx';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { wordsOf } from '../../testing/words.tsx';
import { Hunt } from './hunt.tsx';

// What a player reads and may press on a team's page, by where the hunt stands.

const now = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const message = '7f4a3c1e-2b5d-4e6f-8a9b-0c1d2e3f4a5b';

await loadAll();
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function playsHere(kept: Readonly<Record<string, string>> = {}): void {
  const all: Readonly<Record<string, string>> = { 'team-player p': 'Ann', ...kept };
  // The address in a reward's QR code.
  vi.stubGlobal('location', { origin: 'https://streetlore.test' });
  vi.stubGlobal('localStorage', { ...all, getItem: (key: string) => all[key] ?? null });
}

const stop = (given: Partial<TeamStop> & { stop_number: number }): TeamStop => ({
  tour_stop: given.stop_number,
  location_name: `Wall ${given.stop_number}`,
  clue: `Clue ${given.stop_number}`,
  question: `Question ${given.stop_number}`,
  directions: null,
  latitude: 51.52,
  longitude: -0.07,
  has_hint: true,
  hint: null,
  look: null,
  answer: null,
  fact: null,
  reward: null,
  ...given,
});
const reward = {
  name: 'Dark Sugar',
  address: '14 Brick Lane',
  offer: 'A free tote',
  opening_hours: null,
  offer_kind: 'alcohol' as const,
  offer_hours: null,
  code: 'K7M2PX',
};

/** A team of two on the second of three stops, one hour after START. */
const playing: Partial<Booking> = {
  created_at: ago(120),
  confirmed_at: ago(120),
  started_at: ago(60),
  stops_count: 3,
  team_name: 'The Stencils',
  participants: 2,
  page_players: [{ name: 'Ann', joined_at: ago(60) }],
  hunt: {
    ...newHunt(),
    phase: 'puzzle',
    stop_number: 2,
    stop_started_at: ago(5),
    score: 133,
    results: [{ stop_number: 1, outcome: 'solved', wrong_answers: 0, hints: 0, seconds: 600, points: 133 }],
  },
};
const hunt = (given: Partial<Booking['hunt']>) => ({
  ...playing,
  hunt: { ...(playing.hunt as Booking['hunt']), ...given },
});
const completed = hunt({
  phase: 'completed',
  stop_number: 3,
  score: 245,
  results: [
    { stop_number: 1, outcome: 'solved', wrong_answers: 0, hints: 0, seconds: 600, points: 133 },
    { stop_number: 2, outcome: 'skipped', wrong_answers: 1, hints: 0, seconds: 300, points: 0 },
    { stop_number: 3, outcome: 'solved', wrong_answers: 0, hints: 0, seconds: 700, points: 112 },
  ],
});

function shown(
  booking: Partial<Booking>,
  stops: readonly TeamStop[] = [],
  more: Readonly<Record<string, unknown>> = {},
) {
  const page = { ...(teamPageOf('b', aBooking(booking), 'shared') as TeamPage), id: 'p' };
  const stored = {
    [documents.teamStops('p')]: stops.map((one) => ({ ...one, id: String(one.stop_number) })),
    [documents.teamLines('p')]: [],
    [documents.huntSettings]: null,
    [documents.tour('color-vinyl')]: { ...aTour(), id: 'color-vinyl' },
    ...more,
  };
  const html = serverRendered(stored, <Hunt page={page} token="token" />);
  const buttons = [...html.matchAll(/<button\b[^>]*>(.*?)<\/button>/gs)].map(([, inside]) =>
    wordsOf(inside ?? '').trim(),
  );
  return { html, words: wordsOf(html), buttons };
}
const three = [1, 2, 3].map((stop_number) => stop({ stop_number }));

test('a hunt that waits shows until when, where it begins, and one button to start', () => {
  playsHere();
  const { words, buttons } = shown({ confirmed_at: ago(10) });
  expect(words).toContain(texts.states.ready);
  expect(words).toContain(texts.anyTime);
  expect(words).toContain('Start by Sun 22 Nov, 11:50');
  expect(buttons).toContain(texts.start);
  expect(words).not.toContain(texts.answer);
});

test('somebody who only watches can join, and press nothing that plays', () => {
  const { words, buttons } = shown({ confirmed_at: ago(10) });
  expect(words).toContain(texts.watching);
  expect(buttons).toContain(texts.join);
  expect(buttons).not.toContain(texts.start);
  expect(shown(playing, three).buttons).not.toContain(texts.skip);
});

test('a stop that is played shows its clue, its puzzle, the field for the answer, and what else helps', () => {
  playsHere();
  const { words, buttons } = shown(playing, three);
  expect(words).toContain('Under way The Stencils Color & Vinyl Score 133 This stop 5:00 Whole hunt');
  expect(words).toContain('Stop 2 of 3 Wall 2 Clue 2 Question 2');
  expect(words).not.toContain('Clue 3');
  expect(words).toContain('Your answer Send');
  expect(words).toContain('133 points As Ann. Change');
  expect(words).toContain('Wall 1 Solved in 10:00 133 points');
  expect(buttons).toEqual(
    expect.arrayContaining([
      texts.lost,
      texts.gone,
      texts.skip,
      texts.pause,
      texts.person,
      expect.stringMatching(/^Hint \(costs up to \d+ points\)$/),
    ]),
  );
});

test('the last stop is ended instead of skipped, and a hint that was taken is not offered again', () => {
  playsHere();
  const last = hunt({ stop_number: 3, hints: 1 });
  const { words, buttons } = shown(last, [...three.slice(0, 2), stop({ stop_number: 3, hint: 'Look up' })]);
  expect(words).toContain('Hint: Look up');
  expect(buttons).toContain(texts.finish);
  expect(buttons).not.toContain(texts.skip);
  expect(buttons.filter((button) => button.startsWith('Hint'))).toEqual([]);
});

test('the first wall, and no later one, says how to stay safe', () => {
  playsHere();
  const wordsAt = (stop_number: number) => shown(hunt({ phase: 'puzzle', stop_number }), [stop({ stop_number })]).words;
  expect(wordsAt(1)).toContain(SAFETY);
  expect(wordsAt(2)).not.toContain(SAFETY);
});

test('a reward shows the staff the offer, for whom and until when, and how the hunt goes on', () => {
  playsHere();
  const won = stop({ stop_number: 1, fact: 'Painted in a night', reward });
  const at = hunt({ phase: 'reward', stop_number: 1 });
  const { words, buttons } = shown(at, [won]);
  expect(words).toContain('Stop 1 is solved. Painted in a night');
  expect(words).toContain(`A free tote. ${AGE_LINE}`);
  expect(words).toContain(texts.noHurry);
  expect(words).toContain('Dark Sugar');
  expect(words).toContain('14 Brick Lane');
  expect(words).toContain('The Stencils');
  expect(words).toContain('For 2 people');
  expect(words).toContain('K7M 2PX');
  expect(words).toMatch(/Valid (until|for)/);
  expect(buttons).toEqual(expect.arrayContaining([texts.claimed, texts.without]));
});

test('a pause of the team says when it ends and can be ended; a pause by Streetlore cannot', () => {
  playsHere();
  const own = shown(hunt({ paused: true, pause_ends_at: new Date(now.getTime() + 3_600_000) }), three);
  expect(own.words).toContain(`${texts.pausedTitle} The clock stands still. The hunt goes on by itself on`);
  expect(own.buttons).toContain(texts.resume);
  expect(own.buttons).not.toContain(texts.skip);
  const ours = shown(hunt({ paused: true }), three);
  expect(ours.words).toContain(texts.pausedByUs);
  expect(ours.buttons).not.toContain(texts.resume);
});

test('the finale shows the points, the walls with their pictures, and enters a photo of one', () => {
  playsHere();
  const wall = {
    tour_id: 'color-vinyl',
    stop_number: 3,
    location_name: 'Wall 3',
    latitude: null,
    longitude: null,
    clue_preview: 'Clue 3',
    image_url: '/images/stops/finale.webp',
    image_credit: '',
    image_focus: null,
    status: 'published',
    created_at: now,
  };
  const stops = [three[0] as TeamStop, stop({ stop_number: 2, answer: 'crane' }), three[2] as TeamStop];
  const done = { ...completed, status: 'completed', completed_at: now } as const;
  const { html, words, buttons } = shown(done, stops, { tour_stops: [{ ...wall, id: 'color-vinyl_3' }] });
  expect(words).toContain('The Stencils found 2 of 3 walls points 245');
  expect(words).toContain('2 walls solved');
  expect(words).toContain('Wall 2 Skipped 0 points');
  expect(words).toContain(resultTexts.answer('crane'));
  expect(html).toContain('src="/images/stops/finale.webp"');
  expect(html).toContain(`aria-label="${resultTexts.enterOf('Wall 3')}"`);
  expect(html).toMatch(/href="\/contest\?[^"]*tour=color-vinyl[^"]*stop=3/);
  expect(words).toContain(resultTexts.reviewTitle);
  expect(buttons).not.toContain(texts.send);
});

test('a hunt that was not started in time says so, and takes no more messages', () => {
  playsHere();
  const { words, buttons } = shown({ created_at: ago(3000), confirmed_at: ago(2000), status: 'expired' });
  expect(words).toContain(`${texts.states.expired} ${texts.expired}`);
  expect(words).toContain(texts.otherTours);
  expect(buttons).not.toContain(texts.start);
  expect(buttons).not.toContain(texts.send);
});

test('a message that was refused stays, says why, and can be sent again or deleted', () => {
  const refused = 'Your team has sent many messages. Please wait a minute.';
  const seen = { phase: 'puzzle', stop_number: 2 };
  const unsent = { id: message, name: 'Ann', text: 'a blue crane', seen, written_at: 1, refused, reply: null };
  playsHere({ [`team-outbox p ${message}`]: JSON.stringify(unsent) });
  const { words, buttons } = shown(playing, three);
  expect(words).toMatch(
    /You\s+a blue crane\s+Your team has sent many messages. Please wait a minute. Try again Delete/,
  );
  expect(buttons).toEqual(expect.arrayContaining([texts.retry, texts.remove]));
});
