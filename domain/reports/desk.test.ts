import { expect, test } from 'vitest';
import { likelyReason } from './desk.ts';

test.each([
  ['hide', 'photo', { child: 1, my_artwork: 4 }, 'sexual_or_child'],
  ['hide', 'photo', { my_artwork: 1 }, 'artists_wish'],
  ['hide', 'photo', { other: 2 }, 'unlawful'],
  ['hide', 'team', { my_artwork: 1 }, 'unlawful'],
  ['keep', 'photo', { child: 1 }, 'within_rules'],
  ['correct_artist', 'photo', { wrong_artist: 1 }, 'artist_corrected'],
] as const)('to %s a %s reported for %j, an admin most likely has the reason %s', (action, kind, reasons, likely) =>
  expect(likelyReason(action, { kind, reasons })).toBe(likely),
);
