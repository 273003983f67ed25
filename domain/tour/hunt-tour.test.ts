import { expect, test } from 'vitest';
import { lengthLimits } from '../hunt/limits.ts';
import { partnerFormSchema } from '../partner/form.ts';
import { aPartner, aSecret, aStop } from '../testing/index.ts';
import { copyTourForHunt, offerAt } from './hunt-tour.ts';
import type { TourStop } from './schema.ts';
import { tourStopSecretSchema } from './secret.ts';

const partner = { ...aPartner(), id: 'p', status: 'active' as const };

test('a hunt copies all that players are texted about a partner', () => {
  const timed = { ...partner, offer_hours: 'daily 12:00-19:00' };
  const {
    id: _,
    opening_hours: hours,
    offer_hours: offered,
    offer_kind: kind,
    ...texts
  } = offerAt(timed) ?? { id: '' };
  expect([hours, offered, kind]).toEqual([timed.opening_hours, timed.offer_hours, timed.offer_kind]);
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(lengthLimits.partner).toSorted());
});

test.each(Object.keys(lengthLimits.partner))(
  'the %s of a partner refuses what would double the price of a text',
  (field) => {
    const issues = partnerFormSchema.safeParse({ ...partner, [field]: 'Open 🎨' }).error?.issues ?? [];
    expect(issues.filter(({ path }) => path[0] === field).map(({ message }) => message)).toEqual([
      expect.stringContaining('double the price'),
    ]);
  },
);

test('a hunt that begins elsewhere on a loop walks on from there, without the ways that no longer hold', () => {
  const at = new Date('2026-11-07T12:00:00Z');
  const stops = [1, 2, 3, 4].map(
    (stop_number): TourStop => ({
      ...{ tour_id: 't', stop_number, location_name: `Wall ${stop_number}`, clue_preview: '', image_url: null },
      ...{ artist: null, artist_slug: null },
      ...{ latitude: 51.5, longitude: -0.1, image_credit: '', image_focus: null, status: 'published', created_at: at },
    }),
  );
  const secretOf = (stop_number: number) =>
    tourStopSecretSchema.parse({
      ...{
        tour_id: 't',
        stop_number,
        clue: 'Find it.',
        question: null,
        hint: null,
        answer: 'fox',
        accepted_answers: [],
      },
      ...{ directions: `To ${stop_number}`, created_at: at, is_out: stop_number === 3 },
    });
  const secrets = stops.map(({ stop_number }) => secretOf(stop_number));
  const parts = { tour_id: 't', name: 'Loop', stops, secrets, links: [], partners: [] };
  const walk = (first_stop?: number) =>
    copyTourForHunt({ ...parts, first_stop })?.stops.map(({ stop_number, tour_stop, location_name, directions }) => [
      stop_number,
      tour_stop ?? stop_number,
      location_name,
      directions,
    ]);
  expect(walk()).toEqual([
    [1, 1, 'Wall 1', 'To 1'],
    [2, 2, 'Wall 2', 'To 2'],
    [3, 4, 'Wall 4', 'To 4'],
  ]);
  // The third wall is out, so the hunt begins at the next.
  expect(walk(3)).toEqual([
    [1, 4, 'Wall 4', null],
    [2, 1, 'Wall 1', null],
    [3, 2, 'Wall 2', 'To 2'],
  ]);
  expect(walk(9)).toEqual(walk());
});

test('a hunt copies the look and the fact of a stop, and no look where the backup question takes the place of the wall', () => {
  const seen = { look: 'How many birds fly?', look_answers: ['three'], fact: 'Mia painted it.' };
  const backup = { backup_question: 'Which city?', backup_answers: ['york'], uses_backup: true };
  const secrets = [aSecret('t', 1, seen), aSecret('t', 2, { ...seen, ...backup }), aSecret('t', 3)];
  const stops = [1, 2, 3].map((n) => aStop('t', n));
  const copied = copyTourForHunt({ tour_id: 't', name: 'T', stops, secrets, links: [], partners: [] })?.stops ?? [];
  expect(copied.map(({ look }) => look)).toEqual([
    { question: 'How many birds fly?', answers: ['three'] },
    undefined,
    undefined,
  ]);
  expect(copied.map(({ fact }) => fact)).toEqual(['Mia painted it.', 'Mia painted it.', undefined]);
});
