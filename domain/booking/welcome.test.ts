import { expect, test } from 'vitest';
import { countSegments } from '../sms/index.ts';
import { aBooking } from '../testing/index.ts';
import { welcomeTexts } from './index.ts';

const now = new Date('2026-11-27T14:20:00Z');
const about = { site: 'streetlore.london', link: `streetlore.london/hunt#${'x'.repeat(22)}` };
const phones = ['+447700900123', '+447700900124'];
const saturday = { day: '2026-12-05', opens_at: new Date('2026-12-05T06:00:00Z') };

function welcome(given: Parameters<typeof aBooking>[0]) {
  const [first] = welcomeTexts('b1', aBooking({ phone_numbers: phones, ...given }), about, now);
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
