import { expect, test } from 'vitest';
import { countSegments } from '../sms/segments.ts';
import { playText } from './machine.ts';
import { newHunt } from './state.ts';
import { renderHuntMessage } from './templates.ts';
import type { HuntTour } from './tour.ts';

const ann = '+447700900101';
const now = new Date('2026-11-07T12:00:00Z');
const tour: HuntTour = {
  tour_id: 'color-vinyl',
  name: 'Color & Vinyl',
  stops: [
    {
      stop_number: 1,
      location_name: 'Wall 1',
      clue: 'Clue 1.',
      question: null,
      hint: null,
      directions: null,
      answers: ['fox'],
      partner: null,
    },
  ],
};
const say = (text: string, held = true) =>
  playText({ state: newHunt(), tour, sender: ann, phones: [ann], text, now, expires_at: null, held });
const words = (text: string) =>
  say(text).messages.map(({ message }) => renderHuntMessage(message, { tour, site: 's', party: { held: true } }));

test('START before GO begins nothing, and says who begins', () => {
  expect(words('START')).toEqual([
    'Your Color & Vinyl has not begun: your organiser starts all teams at once. LOST tells the way to your first wall.',
  ]);
  expect(say('START')).toMatchObject({ state: newHunt(), events: [] });
  expect(say('START', false).state.phase).toBe('puzzle');
});

test('a held hunt tells the way, and asks nobody for START', () => {
  expect(words('LOST').join()).toContain('Wall 1');
  for (const text of ['RESEND', 'STATUS', 'fox']) expect(words(text).join()).not.toContain('START');
  const context = { tour, site: 's', party: { held: true }, opens_at: new Date('2026-12-05T06:00:00Z') };
  for (const kind of ['welcome', 'early', 'day_before', 'reminder', 'moved'] as const)
    expect(renderHuntMessage({ kind }, context)).not.toContain('START');
});

test('MOVE tells a team of a party who can move it, on a phone and on its page', () => {
  const answers = (of_party: boolean, sender = ann) =>
    playText({
      ...{ state: newHunt(), tour, sender, phones: [ann], page_players: ['Zoe'], text: 'MOVE', now },
      ...{ expires_at: null, of_party },
    }).messages.map(({ message }) => message);
  expect(answers(false)).toEqual([{ kind: 'link', moves: true }]);
  expect(answers(true)).toEqual([{ kind: 'organiser_moves' }]);
  expect(answers(true, 'Zoe')).toEqual([{ kind: 'organiser_moves' }]);
});

test.each([true, false])('no text sends a team of a party to MOVE, and one segment says who can (held: %s)', (held) => {
  const context = { tour, site: 's', party: { held }, opens_at: new Date('2026-12-05T06:00:00Z') };
  const texts = (['early', 'reminder', 'organiser_moves'] as const).map((kind) => renderHuntMessage({ kind }, context));
  for (const text of [...texts, renderHuntMessage({ kind: 'day_closed', sentence: 'A march.' }, context)]) {
    expect(text).not.toContain('MOVE');
    expect(text).toContain('rganiser');
    expect(countSegments(text).segments).toBe(1);
  }
});

test('a hunt of its own still moves by MOVE', () => {
  const context = { tour, site: 's', opens_at: new Date('2026-12-05T06:00:00Z') };
  for (const kind of ['early', 'reminder'] as const) expect(renderHuntMessage({ kind }, context)).toContain('MOVE');
});
