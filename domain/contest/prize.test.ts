import { expect, test } from 'vitest';
import { giftCode } from '../gift-code/index.ts';
import { countSegments } from '../sms/index.ts';
import { prizeCode, type RoundPlace, winnerMessage, winnerText } from './index.ts';

const now = new Date('2026-11-23T09:00:00Z');
const winner: RoundPlace = { submission_id: 'a', title: 'Fox on the 55 Bus', location: 'Old Street', votes: 117 };
const code = prizeCode(Uint8Array.from({ length: 32 }, (_, n) => n * 7));

test('the booking page accepts a prize’s code, and every bit of the hash counts', () => {
  expect(giftCode.safeParse(code).success).toBe(true);
  const digest = (byte: number) => Uint8Array.from({ length: 32 }, (_, n) => (n === 11 ? byte : 0));
  expect(new Set(Array.from({ length: 32 }, (_, byte) => prizeCode(digest(byte)))).size).toBe(32);
});

test.each([
  ['Fox on the 55 Bus', '"Fox on the 55 Bus"'],
  ['“Crane” – Bacon Street…', '""Crane" - Bacon Street..."'],
  ['Café Ćevapi 🦊', '"Café Cevapi"'],
  ['狐', 'Your photo'],
  ['{[a]}', '"a"'],
])('a photo called %s appears in the text as %s', (title, shown) => {
  expect(winnerText({ title }, code, 'streetlore.london')).toContain(`Streetlore: ${shown} is our photo of the week!`);
});

test.each(['W'.repeat(200), 'é'.repeat(200), '🦊'.repeat(100), '€'.repeat(200), `${'A wall '.repeat(28)}`])(
  'the longest title costs two segments at most: %s',
  (title) => {
    const text = winnerText({ title }, code, 'a-rather-long-hostname.streetlore.london');
    expect(countSegments(text)).toMatchObject({ encoding: 'GSM-7' });
    expect(countSegments(text).segments).toBeLessThanOrEqual(2);
  },
);

test('the text goes to the phone that came with the photo, under the round’s own id', () => {
  const round = { week: '2026-W47', winner };
  const sent = winnerMessage(round, { phone_number: '+447700900801' }, code, 'localhost:5050', now);
  expect(sent).toMatchObject({
    id: 'contest_2026-W47_winner',
    message: { phone_number: '+447700900801', direction: 'outbound', status: 'queued', booking_id: null },
  });
  expect(sent?.message.message_content).toContain(code);
  for (const phone_number of ['ask me', '+4915123456789', '+442079460000', '+447012345678'])
    expect(winnerMessage(round, { phone_number }, code, 'localhost:5050', now)).toBeNull();
  expect(winnerMessage(round, null, code, 'localhost:5050', now)).toBeNull();
});
