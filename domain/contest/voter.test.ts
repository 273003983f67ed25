import { describe, expect, test } from 'vitest';
import { changesCount } from './index.ts';

const vote = { created_at: new Date('2026-11-20T12:00:00Z') };
const voided = { ...vote, voided: true };

describe('a write of a vote', () => {
  test.each([
    ['cast', undefined, vote],
    ['taken back', vote, undefined],
    ['voided', vote, voided],
    ['reinstated', voided, vote],
  ])('%s moves the count', (_what, before, after) => expect(changesCount(before, after)).toBe(true));

  test.each([
    ['a voided vote that goes with its photo', voided, undefined],
    ['a correction of its time', vote, { created_at: new Date('2026-11-21T12:00:00Z') }],
    ['nothing before and after', undefined, undefined],
  ])('%s does not move the count', (_what, before, after) => expect(changesCount(before, after)).toBe(false));
});
