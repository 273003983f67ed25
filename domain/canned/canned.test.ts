import { expect, test } from 'vitest';
import { closesAt, startWindowOf } from '../booking/index.ts';
import { newHunt } from '../hunt/index.ts';
import { cannedFormSchema, defaultReplies, fillReply, sampleValues, valuesOf } from './index.ts';

const now = new Date('2026-11-27T18:00:00Z');
const waiting = {
  id: 'b1',
  team_name: 'Owls',
  tour_name: 'Shoreditch Legends',
  hunt: newHunt(),
  expires_at: new Date('2026-11-28T10:00:00Z'),
};
const booking = (given: Partial<Parameters<typeof valuesOf>[0]>) => ({ ...waiting, ...given });

test('a hunt has the values that fit its state', () => {
  expect(valuesOf(booking({}), now)).toMatchObject({ team: 'Owls', tour: 'Shoreditch Legends' });
  expect(valuesOf(booking({}), now).start_by).toContain('28 Nov');
  expect(valuesOf(booking({}), now).stop).toBeUndefined();
  const playing = valuesOf(booking({ hunt: { ...newHunt(), phase: 'puzzle' as const, stop_number: 3 } }), now);
  expect(playing).toMatchObject({ stop: '3' });
  expect(playing.start_by).toBeUndefined();
});

test('a reply about a wall that has gone names that wall, and not the stop just reached', () => {
  const gone = { stop_number: 3, outcome: 'gone' as const, seconds: 60, wrong_answers: 0, hints: 0, points: 0 };
  const results = [{ ...gone, finished_at: new Date(now.getTime() - 60_000) }];
  const hunt = { ...newHunt(), phase: 'puzzle' as const, stop_number: 4, results };
  const reply = defaultReplies.find(({ name }) => name === 'Thank you for GONE')?.text ?? '';
  expect(fillReply(reply, valuesOf(booking({ hunt }), now))).toContain('the wall at stop 3');
  const later = new Date(now.getTime() + 3_600_000);
  expect(fillReply(reply, valuesOf(booking({ hunt }), later))).toBeNull();
});

test('a hunt that waits for its day is told from when it can be started, until that time has come', () => {
  const start_window = startWindowOf('2026-12-05');
  const forDay = booking({ start_window, expires_at: closesAt(start_window) });
  expect(valuesOf(forDay, now).start_by).toBe('6 Dec, 06:00, and not before 5 Dec, 06:00');
  expect(valuesOf(forDay, start_window.opens_at).start_by).toBe('6 Dec, 06:00');
});

test('a reply is filled with all its values or not at all', () => {
  expect(fillReply('Hi {team}, stop {stop}', { team: 'Owls', stop: '3' })).toBe('Hi Owls, stop 3');
  expect(fillReply('Hi {team}, stop {stop}', { team: 'Owls' })).toBeNull();
  expect(fillReply('Hi', {})).toBe('Hi');
  // A value is text, even if it looks like a field.
  expect(fillReply('Hi {team}', { team: '{stop} $&' })).toBe('Hi {stop} $&');
});

test('the default replies can be saved and sent', () => {
  expect(cannedFormSchema.safeParse({ seen: null, replies: defaultReplies }).error).toBeUndefined();
  for (const { text } of defaultReplies) expect(fillReply(text, sampleValues)).not.toBeNull();
});

test.each([
  [{ name: '', text: 'Hi' }, 'Please enter a name'],
  [{ name: 'Hi', text: ' ' }, 'Please enter a text'],
  [
    { name: 'Hi', text: 'Hi {player}' },
    '{player} stands for nothing. Use {team}, {tour}, {stop}, {gone} or {start_by}.',
  ],
  [{ name: 'Hi', text: `{team} ${'x'.repeat(295)}` }, "With a team's values this takes 3 segments. Keep it to two."],
])('refuses %j', (reply, message) => {
  const found = cannedFormSchema.safeParse({ seen: null, replies: [reply] });
  expect(found.error?.issues.map((issue) => issue.message)).toContain(message);
});
