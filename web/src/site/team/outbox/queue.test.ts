import { expect, test } from 'vitest';
import { CallError, UNREACHABLE } from '../../../data/index.ts';
import {
  addMessage,
  afterAttempt,
  nextToSend,
  notInTranscript,
  outcomeOf,
  pauseAfter,
  readQueue,
  type Unsent,
} from './queue.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const seen = { phase: 'puzzle', stop_number: 2 } as const;
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const written = (queue: readonly Unsent[], n: number, now = NOW) =>
  addMessage(queue, { id: id(n), name: 'Zoe', text: `guess ${n}`, seen }, now);
const stored = (...messages: readonly object[]) => messages.map((message) => JSON.stringify(message));

test('messages of one millisecond, and of a clock that was put back, are sent in the order of writing', () => {
  const one = written([], 1);
  const two = written([one], 2);
  const three = written([one, two], 3, NOW - 60_000);
  const queue = readQueue(stored(three, one, two));
  expect(queue.map(({ text }) => text)).toEqual(['guess 1', 'guess 2', 'guess 3']);
  expect(nextToSend(queue)).toEqual(one);
});

test('a message without a connection stays the next, so no later one overtakes it', () => {
  const one = written([], 1);
  expect(afterAttempt(one, { kind: 'waits', reason: null })).toEqual(one);
  expect(nextToSend([one, written([one], 2)])).toEqual(one);
});

const failure = (code: string, message: string) => new CallError(code, message, []);
test.each([
  ['the server failed', failure('internal', 'Something went wrong on our side. Please try again.'), true],
  ['too many messages', failure('resource-exhausted', 'Your team has sent many messages.'), true],
  ['an unverified browser', failure('unauthenticated', 'This browser could not be verified.'), true],
  ['no answer', failure('unavailable', UNREACHABLE), false],
])('a message that meets %s waits, and no later one overtakes it', (_, error, isSaid) => {
  const one = written([], 1);
  const outcome = outcomeOf(error);
  expect(outcome).toEqual({ kind: 'waits', reason: isSaid ? error.message : null });
  const left = afterAttempt(one, outcome);
  expect(left && nextToSend([left, written([one], 2)])).toEqual(one);
});

test('what the game refuses is refused, in its words', () => {
  const reason = 'Please join with your name first';
  expect(outcomeOf(failure('failed-precondition', reason))).toEqual({ kind: 'refused', reason });
});

test('a refused message keeps its reason and lets the others pass', () => {
  const one = written([], 1);
  const refused = afterAttempt(one, { kind: 'refused', reason: 'Please join with your name first' });
  expect(refused).toEqual({ ...one, refused: 'Please join with your name first' });
  const two = written([one], 2);
  expect(refused && nextToSend([refused, two])).toEqual(two);
  expect(refused && nextToSend([refused])).toBe(null);
});

test('a sent message leaves the queue, and so does one that the transcript already has', () => {
  const one = written([], 1);
  const two = written([one], 2);
  expect(afterAttempt(one, { kind: 'sent', reply: null })).toBe(null);
  expect(notInTranscript([one, two], new Set([id(1)]))).toEqual([two]);
});

test('reads what it can, and leaves out what somebody else wrote', () => {
  const one = written([], 1);
  expect(readQueue(['', 'null', '{"id":"x"}', ...stored({ ...one, seen: { phase: 'gone' } }, one)])).toEqual([one]);
});

test('attempts become rarer, to one in half a minute', () => {
  expect([0, 1, 2, 3, 20].map(pauseAfter)).toEqual([0, 2_000, 4_000, 8_000, 30_000]);
});
