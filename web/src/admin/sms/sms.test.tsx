import type { Booking } from '@streetlore/domain/booking';
import { newHunt } from '@streetlore/domain/hunt';
import { collections } from '@streetlore/domain/paths';
import { ERASED_NUMBER } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import {
  answerOnPage,
  type Conversation,
  countSegments,
  messageFromPage,
  newOpinion,
  type OpinionAction,
  pageConversation,
  queuedText,
} from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import type { FailedText } from '../hunts/thread/data.ts';
import { Delivery } from '../hunts/thread/delivery.tsx';
import { HuntThread } from '../hunts/thread/hunt-thread.tsx';
import { Message } from '../hunts/thread/message.tsx';
import { adminActionWords } from '../hunts/thread/texts.ts';
import { FilterTabs, Rows } from './conversation-list.tsx';
import { smsTexts } from './texts.ts';
import { Thread } from './thread.tsx';
import { ThreadHunt } from './thread-hunt.tsx';
import { UndeliveredPhones } from './undelivered-phones.tsx';

const now = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const nothing = () => undefined;
const html = (page: ReactElement) => htmlOf(page, '/admin/sms');
const words = (page: ReactElement) => wordsOf(html(page));

const conversation: Conversation & { id: string } = {
  id: '+447700900123',
  phone_number: '+447700900123',
  page_player: null,
  last_at: now,
  last_seq: now.getTime() * 100,
  preview: 'Is it a heron?',
  direction: 'inbound',
  tour_name: 'Color & Vinyl',
  has_real: true,
  has_test: false,
  failed: false,
  awaits_answer: false,
  plea: null,
  hunt_id: null,
  said: null,
  found_by: [],
  counted_at: now,
};
const rows = (found: readonly (typeof conversation)[], isNarrowed = false) => {
  const live = { status: 'ready', data: found } as const;
  const pages = { live, page: 1, next: undefined, previous: undefined };
  return <Rows pages={pages} isNarrowed={isNarrowed} selected={null} now={now} />;
};

describe('the list of conversations', () => {
  test('is filtered by All, Real and Test', () => {
    expect(
      words(
        <FilterTabs filter="all" onFilter={nothing}>
          {null}
        </FilterTabs>,
      ),
    ).toContain('All Real Test');
  });
  test('shows words with the time at which they were said, whatever went out since', () => {
    const said = { words: 'We are lost', at: new Date(now.getTime() - 50 * MINUTE) };
    const list = words(rows([{ ...conversation, direction: 'outbound', preview: 'It rains', said }]));
    expect(list).toContain('50m ago We are lost');
    expect(list).toContain('Streetlore wrote just now');
    // The hunt's own reply comes within seconds, to every text.
    const replied = { ...said, at: new Date(now.getTime() - 2000) };
    expect(words(rows([{ ...conversation, said: replied }]))).not.toContain('wrote');
  });
  test('lists a hunt once, by its team, with the players’ last words', () => {
    const booking = { ...aBooking({ team_name: 'The Owls' }), id: 'hunt' };
    const one = (id: string, said: string, minute: number) => ({
      ...conversation,
      id,
      phone_number: id,
      hunt_id: 'hunt',
      direction: 'outbound' as const,
      said: { words: said, at: new Date(now.getTime() - minute * MINUTE) },
    });
    const page = rows([one('+447700900123', 'heron?', 9), one('+447700900124', 'we are lost', 2)]);
    const shown = wordsOf(serverRendered({ [collections.bookings]: [booking] }, page, '/admin/sms'));
    expect(shown).toContain('The Owls 2m ago we are lost +44 7700 900124 and 1 more Color & Vinyl');
    expect(shown).not.toContain('heron?');
  });
  test('shows number, time, preview and tour, a test and a failure', () => {
    const marked = { ...conversation, id: '+447700900124', has_test: true, failed: true };
    expect(words(rows([conversation]))).toContain('+44 7700 900123 just now Is it a heron? Color & Vinyl');
    expect(words(rows([marked]))).toContain('Color & Vinyl Test The last text did not arrive');
  });
  test('marks the conversations that wait for an admin, and can show only these', () => {
    const marked = { ...conversation, awaits_answer: true };
    expect(words(rows([marked]))).toContain('Color & Vinyl Waits for an answer');
    expect(words(rows([conversation]))).not.toContain('Waits for an answer');
    expect(
      words(
        <FilterTabs filter="awaiting" onFilter={nothing}>
          {null}
        </FilterTabs>,
      ),
    ).toContain('To answer');
  });
  test.each([
    [59 * MINUTE, '59m ago'],
    [60 * MINUTE, '1h ago'],
    [24 * 60 * MINUTE - 1, '23h ago'],
    [24 * 60 * MINUTE, '1d ago'],
    [7 * 24 * 60 * MINUTE - 1, '6d ago'],
    [7 * 24 * 60 * MINUTE, '14 Nov 2026'],
  ])('shows a time %d ms ago as %s', (passed, said) => {
    expect(words(rows([{ ...conversation, last_at: new Date(now.getTime() - passed) }]))).toContain(said);
  });
  test('tells an empty list apart from a list without matches', () => {
    expect(words(rows([]))).toContain('No texts yet');
    expect(words(rows([], true))).toContain('No conversation matches');
  });
});

describe('a message', () => {
  const draft = { phone_number: '+447700900123', message_content: 'Stop 1', booking_id: null, tour_name: null };
  const text = (given: Partial<FailedText>): FailedText => ({
    ...queuedText({ ...draft, message_type: 'clue' }, now),
    id: 'm',
    ...given,
  });
  const delivery = (given: Partial<FailedText>) => <Delivery text={text(given)} />;

  test.each([
    ['sent', 'Sent'],
    ['delivered', 'Delivered'],
    ['received', 'Received'],
  ] as const)('shows a green tick when it is %s', (status, said) => {
    expect(words(delivery({ status }))).toContain(said);
    expect(html(delivery({ status }))).toMatch(/class="[^"]*good/);
    expect(html(delivery({ status }))).toContain('lucide-check');
  });
  test('shows a red warning with the reason when it failed', () => {
    const failed = { status: 'failed', error_code: 30003, error_message: 'The phone is off or out of reach' } as const;
    expect(words(delivery(failed))).toContain('Not delivered: The phone is off or out of reach (30003)');
    expect(html(delivery(failed))).toMatch(/class="[^"]*bad[\s\S]*lucide-triangle-alert/);
    expect(words(delivery({ ...failed, error_message: null }))).toContain('Not delivered: no reason given');
    expect(words(delivery({ ...failed, status: 'queued' }))).toContain('Trying again: The phone is off');
  });
  test('has a link to its place on a map', () => {
    const page = html(<Message text={text({ place: '91 Brick Lane, London E1' })} />);
    expect(page).toContain('https://www.google.com/maps/search/?api=1&amp;query=91%20Brick%20Lane%2C%20London%20E1"');
    expect(html(<Message text={text({ place: 'Wall 1' })} />)).toContain('query=Wall%201%2C%20London"');
    expect(html(<Message text={text({ place: null })} />)).not.toContain('google.com');
  });

  test('says what a second opinion on it did', () => {
    const opinion = { ...newOpinion(true, null, now), did: ['danger', 'points'] as OpinionAction[] };
    expect(words(<Message text={text({ opinion })} />)).toContain(
      'Second opinion: heard danger and called, gave points back',
    );
    expect(words(<Message text={text({ opinion: newOpinion(true, null, now) })} />)).not.toContain('opinion');
  });
  test.each([
    ['welcome', 'Welcome'],
    ['location', 'Location'],
    ['location_with_clue', 'Location with clue'],
    ['clue', 'Clue'],
    ['hint', 'Hint'],
    ['correct', 'Correct answer'],
    ['reward_with_pause', 'Reward with pause'],
    ['wrong', 'Wrong answer'],
    ['partner_offer', 'Partner offer'],
    ['completion', 'Completion'],
    ['no_more_skips', 'No more skips'],
  ])('shows the kind %s as %s', (message_type, name) =>
    expect(words(<Message text={text({ message_type })} />)).toContain(` ${name} `),
  );
});

describe('phones that texts did not reach', () => {
  const draft = { phone_number: '+447700900123', message_content: 'Your free coffee', booking_id: 'b' };
  const failed = (id: string, given: Partial<FailedText> = {}): FailedText => ({
    ...queuedText({ ...draft, message_type: 'partner_offer', tour_name: 'Color & Vinyl' }, new Date()),
    id,
    status: 'failed',
    settled: true,
    error_code: 30007,
    error_message: 'The carrier filtered the text',
    ...given,
  });
  const hunt = { ...aBooking({ phone_numbers: ['+447700900123', '+447700900124'] }), id: 'b' };
  const listed = (...found: FailedText[]) =>
    serverRendered(
      { [collections.smsMessages]: found, [collections.bookings]: [hunt] },
      <UndeliveredPhones />,
      '/admin',
    );

  test('are on the dashboard with the reason, their thread and an action', () => {
    const page = listed(failed('m'));
    expect(wordsOf(page)).toBe(
      ' Phones That Texts Did Not Reach +44 7700 900123 Partner offer Color & Vinyl just now Not delivered: The carrier filtered the text (30007) Send again to +44 7700 900123 Replace number +44 7700 900123 Drop phone +44 7700 900123 ',
    );
    expect(page).toContain('href="/admin/sms?number=%2B447700900123"');
    expect(page).toContain('href="/admin/players/%2B447700900123?replace=b"');
  });
  test('show a landline once, whatever it was texted, and cannot text it again', () => {
    const landline = { error_code: 30006, error_message: 'A landline cannot take texts' };
    const page = wordsOf(listed(...Array.from({ length: 15 }, (_, n) => failed(`m${n}`, landline))));
    expect(page).toContain('15 texts, last: Partner offer');
    expect(page.match(/A landline cannot take texts/g)).toHaveLength(1);
    expect(page).toContain('Replace number');
    expect(page).not.toContain('Send again');
  });
  test('are three at first, and all on request', () => {
    const page = wordsOf(
      listed(...[1, 2, 3, 4, 5].map((n) => failed(`m${n}`, { phone_number: `+44770090020${n}`, booking_id: null }))),
    );
    expect(page).toContain('+44 7700 900203');
    expect(page).not.toContain('+44 7700 900204');
    expect(page).toContain('Show all 5 phones');
  });
  test('exclude erased phones', () => {
    expect(listed(failed('m', { phone_number: ERASED_NUMBER }))).toBe('');
  });
  test('exclude phones that have opted out, and render nothing when there are none', () => {
    expect(listed(failed('m', { error_code: 21610 }))).toBe('');
    expect(listed()).toBe('');
  });
  test('show in their thread that the text was sent again', () => {
    expect(words(<Message text={failed('m')} />)).toContain('Send again');
    const done = words(<Message text={failed('m', { resent_as: 'm2' })} />);
    expect(done).toContain('Sent again');
    expect(done).not.toContain('Send again');
  });
});

describe('a hunt whose team plays on its page', () => {
  const booking = {
    ...aBooking({ phone_numbers: ['+447700900123'], page_players: [{ name: 'Ann', joined_at: now }] }),
    id: 'b',
  };
  const said = { booking_id: 'b', tour_name: 'Color & Vinyl' };
  const messages = [
    { ...answerOnPage({ ...said, message_content: 'On our way', page_player: '' }, now), id: 'r' },
    { ...messageFromPage({ ...said, message_content: 'PERSON', page_player: 'Ann' }, now), id: 'm' },
  ];
  const found = { [collections.smsMessages]: messages, [collections.bookings]: [booking] };

  test('shows its messages in the thread, with the player’s name, and can answer her, the phone or all', () => {
    const page = wordsOf(serverRendered(found, <HuntThread booking={booking} />, '/admin/hunts/b'));
    expect(page).toMatch(
      /Player: PERSON .*on the page, Ann From the player .*Streetlore: On our way .*on the page Answer/,
    );
    expect(page).toContain('The phone and the page Phone 1, +44 7700 900123 On the page: Ann');
    expect(page).not.toContain('Received');
  });
  test('is one line of the list, with the page among the phones', () => {
    const line = { ...conversation, id: pageConversation('b'), phone_number: null, page_player: 'Ann', hunt_id: 'b' };
    const spoke = { ...line, said: { words: 'PERSON', at: now } };
    const page = serverRendered(found, rows([spoke, { ...conversation, hunt_id: 'b' }]), '/admin/sms');
    expect(wordsOf(page)).toContain('just now PERSON On the page: Ann and 1 more Color & Vinyl');
    expect(page).toContain('href="/admin/sms?number=page_b"');
  });
});

test('erased people have no thread, and no answer box', () => {
  const page = words(<Thread number={ERASED_NUMBER} isNumber={false} isChosen onBack={nothing} />);
  expect(page).toContain('The people who had these texts were erased');
  expect(page).not.toContain('Answer');
});

test('an admin action is described in words', () => {
  const words = (action: string, detail = {}) => adminActionWords({ action, detail });
  expect(words('hunt_stop_skipped')).toBe('skipped a stop');
  expect(words('broadcast_sent', { recipients: 2 })).toBe('sent a broadcast to 2 phones');
  expect(words('expiry_extended', { hours: 1 })).toBe('gave the hunt 1 more hour');
  expect(words('booking_moved', { day: '2026-12-05' })).toBe('moved the booking to Sat 5 Dec');
  expect(words('booking_moved', { day: null })).toBe('moved the booking so that it can be started at once');
  expect(words('phone_replaced', { last_digits: '123', place: 1 })).toBe('put the number …123 in the place of another');
  expect(words('booking_link_ended')).toBe('ended the link to the booking');
  expect(words('something_new')).toBe('something new');
});

test('an answer is counted in characters and segments as it is typed', () => {
  const count = (text: string) => smsTexts.count([...text].length, countSegments(text));
  expect(count('x')).toBe('1 character, 1 segment');
  expect(count('x'.repeat(161))).toBe('161 characters, 2 segments');
  expect(count('🦊')).toBe('1 character, 1 segment (emoji and other alphabets take more room)');
});

describe('the hunt beside a thread', () => {
  const hunt = {
    id: 'b',
    status: 'confirmed',
    tour_name: 'Color & Vinyl',
    current_stop: 2,
    stops_count: 6,
    phone_numbers: ['+447700900123'],
    hunt: { ...newHunt(), phase: 'puzzle', stop_number: 2 },
  } as WithId<Booking>;
  const controls = (given: WithId<Booking> | null) =>
    words(<ThreadHunt bookings={{ status: 'ready', data: [] }} hunt={given} />);

  test('shows its progress and offers the steps', () => {
    expect(controls(hunt)).toContain(
      'Color & Vinyl Stop 2 of 6 On a puzzle Nudge Send the way Free hint Skip stop Pause End hunt',
    );
    expect(controls({ ...hunt, hunt: { ...hunt.hunt, paused: true } })).toContain(
      'Paused Nudge Send the way Free hint Skip stop Resume End hunt',
    );
  });
  test.each([
    ['ready', 0, 'This hunt has not started yet', ['Free hint', 'Skip stop', 'Pause']],
    [
      'reward',
      2,
      'The players have solved this stop and are at its reward',
      ['Send the way', 'Free hint', 'Skip stop'],
    ],
    ['puzzle', 6, 'No more stops to skip!', ['Skip stop']],
  ] as const)('at %s of stop %d each refused button has its reason', (phase, stop_number, why, refused) => {
    const stands = { ...hunt, hunt: { ...hunt.hunt, phase, stop_number } };
    const page = html(<ThreadHunt bookings={{ status: 'ready', data: [] }} hunt={stands} />);
    const buttons = [...page.matchAll(/aria-disabled="true" aria-describedby="([^"]+)"[^>]*><span[^>]*>([^<]+)/g)];
    expect(buttons.map(([, , name]) => name)).toEqual(refused);
    for (const [, reason] of buttons) expect(page).toMatch(new RegExp(`<p id="${reason}"[^>]*>${why}`));
  });
  test('offers no steps when the hunt is over or missing', () => {
    expect(controls({ ...hunt, status: 'completed' })).toMatch(/This hunt is over $/);
    expect(controls(null)).toBe(' No hunt with this number ');
  });
});
