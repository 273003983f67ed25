import { describe, expect, test } from 'vitest';
import { type Booking, bookingTexts, reminderNotice } from '../booking/index.ts';
import { newHunt } from '../hunt/index.ts';
import { huntAlone } from '../order/index.ts';
import { resultTexts } from '../result/index.ts';
import { aBooking, aTour } from '../testing/index.ts';
import {
  cancelledMail,
  confirmationMail,
  expiredMail,
  movedMail,
  noticeMail,
  reminderMail,
  resultMail,
  reviewMail,
} from './index.ts';
import { bookingMailTexts } from './texts.ts';

const site = 'https://streetlore.test';
const page = `${site}/team#team-token`;
const saturday = { start_window: { day: '2026-12-05', opens_at: new Date('2026-12-05T06:00:00Z') } };

/** A hunt without phones, whose team has typed a name. */
function about(given: Partial<Booking> = {}) {
  const created_at = new Date('2026-11-27T14:20:00Z');
  const booking = { email: 'ada@example.test', phone_numbers: [], participants: 3, team_name: 'Call 0900', created_at };
  return {
    order: huntAlone({ ...aBooking({ ...booking, ...given }), id: 'f2a94c1e-77b0' }),
    ...{ tour: aTour(), site, token: 'a-token', tokenOf: () => 'a-token', teamToken: 'team-token', boardToken: null },
  };
}
const finished = {
  status: 'completed',
  stops_count: 3,
  hunt: {
    ...newHunt(),
    phase: 'completed',
    score: 245,
    results: [
      { stop_number: 1, outcome: 'solved', seconds: 600, points: 133, wrong_answers: 0, hints: 0 },
      { stop_number: 2, outcome: 'solved', seconds: 1140, points: 112, wrong_answers: 0, hints: 0 },
      { stop_number: 3, outcome: 'skipped', seconds: 60, points: 0, wrong_answers: 0, hints: 0 },
    ],
  },
} as const satisfies Partial<Booking>;
const done = (given: Partial<Booking> = {}) => resultMail(about({ ...finished, ...given }), 'share-id');
const linesOf = (mail: { text: string } | null) => mail?.text.replace(/\s+/g, ' ') ?? '';
const linksIn = (mail: { text: string } | null) => mail?.text.match(/https:\S+/g) ?? [];

test('the confirmation leads with the team’s page and what to do on the day; the link to the booking comes after', () => {
  const mail = confirmationMail(about(saturday));
  expect(mail?.subject).toBe('Your hunt is booked: Color & Vinyl, Sat 5 Dec');
  expect(linksIn(mail)[0]).toBe(page);
  expect(linksIn(mail).at(-1)).toBe(`${site}/hunt#a-token`);
  const said = linesOf(mail);
  for (const words of [
    bookingMailTexts.playThere,
    ...bookingTexts.pageSteps.map(({ text }) => text),
    'Wall 1',
    'F2A94C1E',
    'Start from Sat 5 Dec, 06:00, until Sun 6 Dec, 06:00, London time.',
    bookingTexts.whenPageGoesWrong,
  ])
    expect(said).toContain(words);
  expect(said).not.toMatch(/by text|welcome|text comes|reply START/i);
});

describe.each(['day_before', 'reminder', 'last_call'] as const)('the mail of the reminder %s', (kind) => {
  const mail = reminderMail(about(saturday), reminderNotice(kind, about(saturday).order.hunts[0]));
  test('opens the team’s page, and says when, where and what to do', () => {
    expect(linksIn(mail)[0]).toBe(page);
    for (const words of [bookingMailTexts.startThere, 'London time', 'Wall 1']) expect(linesOf(mail)).toContain(words);
    expect(linesOf(mail).includes(bookingMailTexts.expiresThen)).toBe(kind === 'last_call');
  });
});

test('the mail about a new link has the new link to the team’s page too, which the whole group needs', () => {
  const replaced = { kind: 'link_replaced' } as const;
  expect(linksIn(noticeMail(about(), replaced, 'link'))).toEqual([page, `${site}/hunt#a-token`]);
  const texted = about({ phone_numbers: ['+447700900123'] });
  expect(linksIn(noticeMail(texted, replaced, 'link'))).toEqual([`${site}/hunt#a-token`]);
});

test('the mail about the end says that nobody has started the hunt, and has no link to it', () => {
  const mail = expiredMail(about());
  expect(mail?.subject).toBe('Your hunt has expired: Color & Vinyl');
  expect(linesOf(mail)).toContain(bookingMailTexts.expired);
  expect(linksIn(mail)).toEqual([`${site}/tours`]);
});

describe('the mail about the result', () => {
  test('has score, walls and time, the page, and what the team may show to others', () => {
    expect(linesOf(done())).toContain('2 of 3 walls in 30m, 245 points.');
    expect(linksIn(done())).toEqual([page, `${site}/share/share-id`, `${site}/leaderboard`]);
  });

  test('says why the leaderboard leaves a result out, unless we have hidden the team', () => {
    expect(linesOf(done({ too_fast: 'kept' }))).toContain(resultTexts.tooFast);
    for (const mail of [done({ too_fast: 'kept' }), done({ unlisted: true })])
      expect(linesOf(mail)).not.toContain('/leaderboard');
  });
});

test('the mail that asks for a review opens the page that takes it, and says that it comes once', () => {
  const mail = reviewMail(about(finished));
  expect(mail?.subject).toBe('How was your hunt: Color & Vinyl');
  expect(linksIn(mail)).toEqual([page]);
  expect(linesOf(mail)).toContain(bookingMailTexts.askedOnce);
});

test('no mail of a hunt without phones has a word that a visitor typed, or asks for a text', () => {
  const all = [
    confirmationMail(about(saturday)),
    movedMail(about(saturday), 'link'),
    cancelledMail(about(), { due: 1000, gift: null }),
    noticeMail(about(), { kind: 'extended', until: new Date('2026-12-05T12:00:00Z') }, 'us'),
    reminderMail(about(), reminderNotice('last_call', about().order.hunts[0])),
    expiredMail(about()),
    done(),
    reviewMail(about(finished)),
  ];
  for (const mail of all) {
    expect(mail?.to).toBe('ada@example.test');
    expect(JSON.stringify(mail)).not.toMatch(/Call 0900|Reply (START|MOVE|HELP)/);
  }
});
