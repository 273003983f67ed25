import { expect, test } from 'vitest';
import { renderHuntMessage } from '../hunt/index.ts';
import { countSegments } from '../sms/index.ts';
import { aBooking, aTour } from '../testing/index.ts';
import type { Tour } from '../tour/index.ts';
import { welcomeTexts } from './index.ts';

const now = new Date('2026-11-27T14:20:00Z');
const about = { site: 'streetlore.london', link: `streetlore.london/hunt#${'x'.repeat(22)}` };
const phones = ['+447700900123', '+447700900124'];
const saturday = { day: '2026-12-05', opens_at: new Date('2026-12-05T06:00:00Z') };

function welcome(given: Parameters<typeof aBooking>[0], tour: Tour | null = null) {
  const [first] = welcomeTexts('b1', aBooking({ phone_numbers: phones, ...given }), { ...about, tour }, now);
  const text = first?.message.message_content ?? '';
  return { text, ...countSegments(text) };
}

test.each(['Color & Vinyl Tour', 'Canals & Colour Tour'])(
  'the welcome of %s tells a group with fewer phones than people how the others join, in one segment',
  (tour_name) => {
    const { text, segments } = welcome({ tour_name, participants: 3 });
    expect(text).toBe(
      `Streetlore: your ${tour_name} is booked! Reply START there within 24 hours of purchase, or it expires. LINK adds others, HELP for help, STOP to opt out.`,
    );
    expect(segments).toBe(1);
    expect(welcome({ tour_name, participants: 2 }).text).toBe(
      `Streetlore: your ${tour_name} is booked! Reply START in the neighbourhood within 24 hours of purchase, or it expires. HELP for help, STOP to opt out.`,
    );
  },
);

test('a welcome of two segments tells it in a sentence', () => {
  const tour_name = 'The long, long walk from one end of the canal to the other';
  const { text, segments } = welcome({ tour_name, participants: 3 });
  expect(text).toContain('The others join by link: reply LINK.');
  expect(segments).toBe(welcome({ tour_name, participants: 2 }).segments);
});

test('how the others join never costs a segment', () => {
  const whole = { tour_name: 'Color & Vinyl Tour', start_window: saturday };
  expect(welcome({ ...whole, participants: 3 })).toEqual(welcome({ ...whole, participants: 2 }));
});

const tour = aTour({
  name: 'Color & Vinyl Tour',
  station: 'Shoreditch High Street (Windrush line), 4 minutes on foot',
  first_wall: 'Village Underground, Holywell Lane',
  walls: [
    { latitude: 51.52348, longitude: -0.07919, name: 'Village Underground, Holywell Lane', stop_number: 1 },
    { latitude: 51.5242, longitude: -0.07733, name: 'Ebor Street', stop_number: 3 },
  ],
});

test('the welcome says where the hunt begins, with a map and the link to the booking, in two segments', () => {
  const { text, segments, encoding } = welcome({ tour_name: tour.name, start_window: saturday }, tour);
  expect(text).toBe(
    [
      'Streetlore: your Color & Vinyl Tour is booked for Sat 5 Dec! It begins at Village Underground, Holywell Lane. Reply START there from 06:00, within 24 hours, or it expires. HELP for help, STOP to opt out.',
      'Map: maps.google.com/?q=51.52348,-0.07919',
      `Your hunt: ${about.link}`,
    ].join('\n'),
  );
  expect({ segments, encoding }).toEqual({ segments: 2, encoding: 'GSM-7' });
  expect(welcome({ tour_name: tour.name }, { ...tour, first_wall: 'Ebor Street' }).text).toContain(
    'It begins at Ebor Street, near Shoreditch High Street station. Reply START there',
  );
});

test('the welcome of a team of a party sends it to its own wall, and not to the tour’s station', () => {
  const party = { id: 'p1', board_id: 'x', first_stop: 3, held: true };
  const { text } = welcome({ tour_name: tour.name, party }, tour);
  expect(text).toContain('It begins at Ebor Street. Your organiser starts all teams at once.');
  expect(text).toContain('Map: maps.google.com/?q=51.52420,-0.07733');
});

test('a long place takes the room of map and link before it takes a third segment', () => {
  const long = { ...tour, first_wall: `The ${'very '.repeat(14)}long wall` };
  const { text, segments } = welcome({ tour_name: tour.name }, long);
  expect(text).toContain(long.first_wall);
  expect(segments).toBe(2);
});

test('the reply to LINK, which names both links apart, is one segment', () => {
  const text = renderHuntMessage({ kind: 'link', moves: false }, { tour: { name: 'T', stops: [] }, ...about });
  expect(text).toContain("keep it to yourself. The team's page there is for all.");
  expect(countSegments(text).segments).toBe(1);
});
