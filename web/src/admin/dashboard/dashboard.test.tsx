import type { Booking } from '@streetlore/domain/booking';
import { healthSchema } from '@streetlore/domain/health';
import { partnerStatuses } from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import { ERASED_NUMBER } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import { noFigures } from '@streetlore/domain/stats';
import { aBooking } from '@streetlore/domain/testing';
import { formatDay, londonDay } from '@streetlore/domain/time';
import { describe, expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { DayFigures } from './day-figures.tsx';
import { DeadLetterList, DeadLetters } from './dead-letters.tsx';
import { HuntRow } from './hunt-row.tsx';
import { HuntTracking } from './hunt-tracking.tsx';
import { messageCounts, SmsAnalytics } from './sms-analytics.tsx';
import { Signals, SystemHealth } from './system-health.tsx';
import { WaitingList } from './waiting-list.tsx';

const now = new Date('2026-11-20T12:00:00Z');
const day = '2026-11-20';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const nothing = () => undefined;
const phone_numbers = ['+447700900123', '+447700900124'];
const paid: WithId<Booking> = { ...aBooking({ phone_numbers, stops_count: 8, created_at: now }), id: 'b' };
const started: WithId<Booking> = {
  ...paid,
  started_at: now,
  current_stop: 2,
  hunt: { ...paid.hunt, phase: 'puzzle', stop_number: 2 },
};
const row = (given: Partial<Booking>, passed = 0) =>
  wordsOf(htmlOf(<HuntRow hunt={{ ...started, ...given }} now={new Date(now.getTime() + passed)} />));

describe('the figures', () => {
  const waiting = { open_letters: 2, pending_photos: 1, rounds_waiting: 1 };
  const totals = { id: 'totals', bookings: 1204, messages: 30_211, ...waiting, counted_at: now };
  const figures = {
    ...noFigures(),
    bookings: 9,
    completed: 3,
    messages: 87,
    revenue: 98_765,
    paid: 20_000,
    refunded: 1_100,
  };
  const today = { ...figures, id: day, day, counted_at: now };
  const month = { id: '2026-11', calendar_month: '2026-11', days: { '19': figures }, counted_at: now };
  const stored = { [documents.totals]: totals, [documents.dayStats(day)]: today, [collections.stats]: [month] };

  test('are four, the day’s revenue in whole pounds', () => {
    expect(wordsOf(serverRendered(stored, <DayFigures day={day} now={now} />))).toBe(
      ' Total Bookings 1204 Completed Today 3 Messages Today 87 Revenue Today £988 from hunts finished today £189 paid today, less refunds ',
    );
  });
  test('are zero on a day without any', () => {
    const none = { [documents.totals]: null, [documents.dayStats(day)]: null };
    expect(wordsOf(serverRendered(none, <DayFigures day={day} now={now} />))).toBe(
      ' Total Bookings 0 Completed Today 0 Messages Today 0 Revenue Today £0 from hunts finished today £0 paid today, less refunds ',
    );
  });
  test('say until five in the morning what the evening before took', () => {
    const night = { ...stored, [documents.dayStats('2026-11-21')]: null };
    const at = (time: string) =>
      wordsOf(serverRendered(night, <DayFigures day="2026-11-21" now={new Date(`2026-11-21T${time}:00Z`)} />));
    expect(at('00:30')).toBe(
      ' Total Bookings 1204 Completed Today 0 yesterday 3 Messages Today 0 yesterday 87 Revenue Today £0 from hunts finished today £0 paid today, less refunds yesterday £988 finished, £189 paid ',
    );
    expect(at('05:00')).not.toContain('yesterday');
  });
  test('count texts of all time, today, a week and thirty days', () => {
    expect(wordsOf(serverRendered(stored, <SmsAnalytics day={day} />))).toBe(
      ' SMS Message Analytics Total 30,211 Today 87 Last 7 days 174 Last 30 days 174 ',
    );
  });
});

test('each waiting count links to the list that it counts; without waiting work nothing shows', () => {
  const partners = (applications: number) => ({
    id: 'partners',
    total: 9,
    month: '2026-11',
    said: 0,
    redeemed: 0,
    counted_at: now,
    by_status: { ...Object.fromEntries(partnerStatuses.map((status) => [status, 0])), form_submitted: applications },
  });
  const proposal = { partner_id: 'p', partner_name: 'P', waiting: 1, fields: {}, answers: {} };
  const list = (waiting: object, applications: number, proposing: number) =>
    serverRendered(
      {
        [documents.totals]: { id: 'totals', bookings: 1, messages: 1, ...waiting, counted_at: now },
        [documents.partnerStats]: partners(applications),
        private: Array.from({ length: proposing }, (_, n) => ({ id: `${n}`, ...proposal })),
      },
      <WaitingList />,
    );
  const page = list(
    { open_letters: 2, pending_photos: 1, rounds_waiting: 1, held_reviews: 2, awaiting_conversations: 1 },
    3,
    2,
  );
  expect([...page.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, to, said]) => [to, said])).toEqual([
    ['/admin/sms?filter=awaiting', '1 conversation to answer'],
    ['/admin/messages', '2 contact messages to answer'],
    ['/admin/contest?filter=pending', '1 photo to review'],
    ['/admin/contest', '1 contest round waits for its winner'],
    ['/admin/reviews', '2 reviews to check'],
    ['/admin/partners?status=form_submitted', '3 new applications'],
    ['/admin/partners', '2 partners propose changes'],
  ]);
  expect(list({}, 0, 0)).toBe('');
});

describe('failed background work', () => {
  const deadLetter = {
    id: 'l',
    function: 'onUpload',
    subject: { name: 'contest/originals/uid/fox.jpg' },
    phone_numbers: [],
    event_id: 'e',
    source: 'contest/originals/uid/fox.jpg',
    reason: 'TypeError',
    failures: 2,
    first_at: now,
    last_at: now,
  };
  const listed = (...deadLetters: object[]) =>
    serverRendered({ [collections.deadLetters]: deadLetters }, <DeadLetterList />);

  test('is on the dashboard with its subject, its reason and a separate button', () => {
    const page = wordsOf(listed(deadLetter));
    expect(page).toContain('Set Aside These tasks kept failing');
    expect(page).toContain('onUpload contest/originals/uid/fox.jpg failed 2 times: TypeError');
    expect(page).toContain('Try Again onUpload contest/originals/uid/fox.jpg');
    const task = {
      ...deadLetter,
      function: 'recount',
      source: null,
      subject: { keys: ['totals.letters', 'public.tours'] },
    };
    expect(wordsOf(listed(task))).toContain('recount totals.letters, public.tours failed');
  });
  test('shows nothing when there is none', () => {
    expect(listed()).toBe('');
    const checked = { id: 'health', ...healthSchema.parse({}) };
    expect(serverRendered({ [documents.health]: checked }, <DeadLetters />)).toBe('');
  });
});

describe('a hunt', () => {
  test('shows its first phone, its tour, its solved stops with a bar, and when it was last played and began', () => {
    const [at, result] = [new Date(now.getTime() + 3 * MINUTE), { stop_number: 1, outcome: 'solved' as const }];
    const results = [{ ...result, seconds: 60, wrong_answers: 0, hints: 0, points: 150 }];
    expect(row({ hunt: { ...started.hunt, results, active_at: at } }, 5 * MINUTE)).toBe(
      ' Team b +44 7700 900123 +1 Color & Vinyl solved 1 of 8 On a puzzle active 2m ago started 5m ago ',
    );
    const skipped = [...results, { ...results[0], stop_number: 2, outcome: 'skipped' }] as typeof results;
    expect(row({ hunt: { ...started.hunt, results: skipped } })).toContain('solved 1, skipped 1 of 8');
    expect(row({ completed_at: at }, 5 * MINUTE)).toContain('finished 2m ago started 5m ago');
    // A text that only asks, or words on the page, are a sign of the team too.
    const heard_at = new Date(now.getTime() + 4 * MINUTE);
    expect(row({ hunt: { ...started.hunt, results, active_at: at, heard_at } }, 5 * MINUTE)).toContain('active 1m ago');
    expect(htmlOf(<HuntRow hunt={started} now={now} />)).toMatch(/role="progressbar"[^>]*aria-valuetext="0 of 8"/);
  });
  test('links to its page, also when nobody’s number is known any more', () => {
    const links = (hunt: WithId<Booking>) => htmlOf(<HuntRow hunt={hunt} now={now} />).match(/href="[^"]*"/g);
    for (const phone_numbers of [started.phone_numbers, [], [ERASED_NUMBER]])
      expect(links({ ...started, phone_numbers })).toEqual(['href="/admin/hunts/b"']);
  });
  test('shows Unknown without a phone or a tour name', () => {
    expect(row({ phone_numbers: [], tour_name: '' })).toContain('Unknown Player Unknown Tour');
    const page_players = [{ name: 'Ann', joined_at: now }];
    expect(row({ phone_numbers: [], page_players, team_name: 'The Owls' })).toContain('The Owls on the page Color');
    // A hunt on a page that nobody has joined yet, and a party's team that has told us no number.
    const onPage = { phone_numbers: [], email: 'lena@example.org' };
    expect(row(onPage)).toContain('Team b on the page Color');
    expect(row({ ...onPage, party: { board_id: 'board', first_stop: 1, held: false } })).toContain('Unknown Player');
  });
  test.each([
    [0, 'just now'],
    [MINUTE, '1m ago'],
    [59 * MINUTE, '59m ago'],
    [HOUR, '1h 0m ago'],
    [HOUR + 5 * MINUTE, '1h 5m ago'],
    [DAY - 1, '23h 59m ago'],
    [DAY, '1 day ago'],
    [3 * DAY, '3 days ago'],
  ])('shows a start %d ms ago as %s', (passed, said) => {
    expect(row({}, passed)).toMatch(new RegExp(` started ${said} $`));
    expect(row({ started_at: null }, passed)).toMatch(new RegExp(` booked ${said} $`));
  });
});

test('System Health announces a month ahead that the model ends, and what to do', () => {
  const ends = new Date(Date.now() + 30 * DAY);
  const model = { name: 'gpt-7', status: 'offered', ends_on: londonDay(ends), asked_at: now };
  const health = { ...healthSchema.parse({ model, checked_at: new Date() }), id: 'health' };
  const said = wordsOf(serverRendered({ [documents.health]: health, [documents.aiUsage]: null }, <SystemHealth />));
  expect(said).toContain(
    `Check: AI model The model gpt-7 will be retired on ${formatDay(ends)}: set OPENAI_MODEL to a newer one`,
  );
});

test('the hunts are listed, and an empty list has a message', () => {
  const list = (bookings: readonly object[]) =>
    wordsOf(
      serverRendered(
        { [collections.bookings]: bookings },
        <HuntTracking since={day} order="newest" onOrder={nothing} shown={12} onShowMore={nothing} />,
      ),
    );
  expect(list([started])).toContain('+44 7700 900123 +1 Color & Vinyl solved 0 of 8');
  expect(list([])).toBe(
    ' Hunt Tracking Waiting longest first No hunts started yet - Players will appear here after completing payment ',
  );
});

describe('the dashboard', () => {
  test('counts the texts of today, a week and thirty days, including today, across months', () => {
    const day = (messages: number) => ({ ...noFigures(), messages });
    const months = [
      { calendar_month: '2026-10', days: { '21': day(1000), '22': day(100), '31': day(10) }, counted_at: now },
      { calendar_month: '2026-11', days: { '13': day(4), '14': day(3), '20': day(1) }, counted_at: now },
    ];
    expect(messageCounts(5000, 2, months, '2026-11-20')).toEqual([5000, 2, 5, 119]);
  });

  test('shows the worst level first, and each level in a word', () => {
    const signals = [
      { id: 'checked', name: 'Health check', level: 'green', reason: 'Checked' },
      { id: 'texts', name: 'Failed texts', level: 'red', reason: 'Texts of 12 phones have failed today' },
    ] as const;
    const shown = wordsOf(htmlOf(<Signals signals={signals} />));
    expect(shown).toContain('Act now: Something is wrong');
    expect(shown).toContain('1 check is well Good: Health check Checked');
    // What is well is folded, and a fault never is.
    const page = htmlOf(<Signals signals={signals} />);
    expect(page.indexOf('Failed texts')).toBeLessThan(page.indexOf('<details'));
    expect(page.indexOf('Health check')).toBeGreaterThan(page.indexOf('<details'));
    expect(page).not.toMatch(/<details[^>]*open/);
    expect(shown).toContain('Act now: Failed texts Texts of 12 phones have failed today');
  });
});
