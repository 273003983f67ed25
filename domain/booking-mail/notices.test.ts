import { expect, test } from 'vitest';
import type { BookingNotice } from '../booking/index.ts';
import { huntAlone } from '../order/index.ts';
import { aBooking, aTour } from '../testing/index.ts';
import { dayClosedMail, noticeMail } from './index.ts';
import { bookingMailTexts } from './texts.ts';

const about = (given: Parameters<typeof aBooking>[0] = {}) => ({
  order: huntAlone({ ...aBooking({ email: 'ada@example.test', team_name: 'Call 0800 123', ...given }), id: 'p1-3' }),
  tour: aTour(),
  site: 'https://streetlore.test',
  token: 'a-token',
  tokenOf: () => 'a-token',
  teamToken: 'team-token',
  boardToken: null,
});
const party = { board_id: 'board', first_stop: 1, held: false };
const mailed: BookingNotice[] = [
  { kind: 'phone_added', digits: '123' },
  { kind: 'phone_replaced', digits: '123', left: '456' },
  { kind: 'link_replaced' },
  { kind: 'extended', until: new Date('2026-12-05T12:00:00Z') },
  { kind: 'renamed' },
  { kind: 'ended' },
  { kind: 'refunded', pence: 1800, to: null },
  { kind: 'refunded', pence: 0, to: 'voucher' },
  { kind: 'refunded', pence: null, to: null },
  { kind: 'money_back', pence: 300, reason: 'wall_gone' },
];

test.each(mailed)(
  'the mail about $kind has the link, says who made the change, and no word that a visitor typed',
  (notice) => {
    for (const [by, said] of [
      ['us', bookingMailTexts.byUs],
      ['link', bookingMailTexts.notYou],
    ] as const) {
      const mail = noticeMail(about(), notice, by);
      expect(mail?.text).toContain('https://streetlore.test/hunt#a-token');
      expect(mail?.text.replace(/\s+/g, ' ')).toContain(said);
      expect(JSON.stringify(mail)).not.toContain('0800');
    }
    expect(noticeMail(about({ email: null }), notice, 'us')).toBeNull();
  },
);

test('a party’s organiser gets no mail for each phone of a team, and reads which team another mail is about', () => {
  const [added, replaced, ...others] = mailed;
  for (const notice of [added, replaced]) expect(notice && noticeMail(about({ party }), notice, 'link')).toBeNull();
  for (const notice of others) expect(noticeMail(about({ party }), notice, 'us')?.text).toMatch(/Team:? 3/);
});

test.each<BookingNotice>([
  { kind: 'cancelled' },
  { kind: 'team_removed' },
  { kind: 'team_changed', name: 'Call 0800 123', people: 3 },
])('$kind has no mail of this kind', (notice) => {
  expect(noticeMail(about(), notice, 'link')).toBeNull();
});

test('the mail about a closed day has the sentence and the way to another day', () => {
  const start_window = { day: '2026-12-05', opens_at: new Date('2026-12-05T06:00:00Z') };
  const mail = dayClosedMail(about({ start_window }), 'A fair fills the lane.');
  expect(mail?.subject).toBe('Your day is closed: Color & Vinyl, Sat 5 Dec');
  for (const said of ['A fair fills the lane.', bookingMailTexts.otherDay, '/hunt#a-token'])
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(said);
});
