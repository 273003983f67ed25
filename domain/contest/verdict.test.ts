import { describe, expect, test } from 'vitest';
import { reasonNames } from '../reports/texts.ts';
import { aSubmission } from '../testing/index.ts';
import {
  changedByVerdict,
  contestSettingsSchema,
  firstStatus,
  moderateContestInput,
  noVerdict,
  type PhotoVerdict,
  photoRights,
  textsToModerate,
  unmoderatedContest,
  verdictText,
} from './index.ts';

const of = (score: number | null, given: Partial<PhotoVerdict> = {}): PhotoVerdict => ({
  ...noVerdict,
  score,
  top: 'violence',
  ...given,
});
const open = unmoderatedContest;

describe('a new photo', () => {
  test.each([
    [null, open, 'approved'],
    [of(null), open, 'approved'],
    [of(0.5), open, 'approved'],
    [of(0.51), open, 'pending'],
    [of(1), { ...open, hold_above: 1 }, 'approved'],
    [of(0.01), { ...open, hold_above: 0 }, 'pending'],
    [null, { ...open, moderated: true }, 'pending'],
  ] as const)('with the verdict %j in the contest %j is %s', (verdict, settings, status) =>
    expect(firstStatus(settings, verdict)).toBe(status),
  );
});

describe('a verdict', () => {
  const photo = (status: 'pending' | 'approved' | 'rejected', queue_score = 0) => ({ status, queue_score });
  test.each([
    [
      'takes a photo off the wall',
      photo('approved'),
      of(0.9),
      { status: 'pending', queue_score: 0.9, is_winner: false },
    ],
    ['leaves a photo below the threshold', photo('approved'), of(0.3), null],
    ['leaves what a person has put up', photo('approved'), of(0.9, { judged_at: new Date() }), null],
    ['moves a waiting photo in the queue', photo('pending'), of(0.3), { queue_score: 0.3 }],
    ['leaves a rejected photo', photo('rejected'), of(0.9), null],
  ] as const)('%s', (_does, now, verdict, change) => expect(changedByVerdict(now, verdict, open)).toEqual(change));

  test.each([
    [null, 'The model has not looked at it'],
    [of(null), 'The model has not looked at it'],
    [of(0.93, { flagged: ['violence'] }), 'The model is 93 % sure: violence'],
    [
      of(0.93, { flagged: ['violence', 'violence/graphic'] }),
      'The model is 93 % sure: violence. It also found: graphic violence',
    ],
    [of(0.02), 'The model found nothing (2 % sure: violence)'],
    [of(0.8, { top: 'newly invented', flagged: ['newly invented'] }), 'The model is 80 % sure: newly invented'],
  ])('%j reads: %s', (verdict, text) => expect(verdictText(verdict)).toBe(text));

  test('is asked about what everybody reads', () => {
    const photo = aSubmission({ credit: 'Ines', artist: { name: 'Vesper', link: null }, tags: ['crane', 'tall'] });
    expect(textsToModerate(photo)).toBe(
      'Crane on Bacon Street\nA crane four storeys high.\nBacon Street, London\nInes\nVesper\ncrane, tall',
    );
  });
});

test('the threshold is a number from 0 to 1, and one half until somebody sets it', () => {
  expect(contestSettingsSchema.parse({ moderated: false })).toEqual(unmoderatedContest);
  const set = (hold_above: unknown) => moderateContestInput.safeParse({ request_id: 'r', hold_above }).success;
  expect([0, 0.25, 1].every(set)).toBe(true);
  expect([-0.1, 1.1, Number.NaN, '0.5', null].some(set)).toBe(false);
});

test('the terms name the reason as the form of a report has it', () => {
  expect(photoRights.removal).toContain(`“${reasonNames.my_artwork}”`);
});
