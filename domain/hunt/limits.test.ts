import { describe, expect, test } from 'vitest';
import { showsFault } from '../../tests/support/shows-fault.ts';
import { gameCommands } from '../commands/commands.ts';
import { type RefundReason, refundReasons } from '../refund-reasons/index.ts';
import { carrierKeywords } from '../sms/keywords.ts';
import { toldLanguages } from '../sms/opinion.ts';
import { countSegments } from '../sms/segments.ts';
import { isInTranscript } from '../team/lines.ts';
import { emptyStop } from '../tour/editor.ts';
import { stopFormSchema } from '../tour/form.ts';
import { answerFault, gsmLength, lengthLimits, MAX_STOPS } from './limits.ts';
import type { HuntMessage } from './messages.ts';
import { renderHuntMessage, withTourName } from './templates.ts';
import type { HuntStop } from './tour.ts';

const { tour, stop, partner } = lengthLimits;
const long = (length: number) => 'x'.repeat(length);
/** All texts of a stop and its partner. A field that is optional in older hunts must be here too. */
const longest: Required<HuntStop> & { partner: Required<NonNullable<HuntStop['partner']>> } = {
  stop_number: MAX_STOPS,
  location_name: long(stop.location_name),
  clue: long(stop.clue),
  question: long(stop.question),
  hint: long(stop.hint),
  answers: ['x'],
  look: { question: long(stop.look), answers: ['x'] },
  fact: long(stop.fact),
  exact_only: false,
  never_accept: [],
  tour_stop: MAX_STOPS,
  directions: long(stop.directions),
  latitude: 51.52461,
  longitude: -0.07343,
  silent_after: 900,
  partner: {
    id: 'p',
    name: long(partner.name),
    address: long(partner.address),
    offer: long(partner.offer),
    offer_kind: 'alcohol',
    opening_hours: 'daily 09:00-17:00',
    offer_hours: 'daily 09:00-17:00',
  },
};
const n = MAX_STOPS;
type Of<Kind> = Omit<Extract<HuntMessage, { kind: Kind }>, 'kind'>;
const alone = [{}] as const;
const parts = { walls: n - 2, solved: 9700, quick: 4850, wrong: 1010, hints: 1485, gone: 295, looks: 1980 };
const until = new Date('2026-11-28T22:58:00Z');
const closed = { at: new Date('2026-11-27T12:00:00Z'), opens: until, until, offer: 'over' } as const;
const dark = { at: until, is_now: false };
/**
 * Each kind of text with its longest figures and names. A new kind does not pass `npm run types`
 * until it is listed here, nor does a new field until the first example of its kind has it.
 */
const longestOf: { [Kind in HuntMessage['kind']]: readonly [Required<Of<Kind>>, ...Of<Kind>[]] } = {
  welcome: alone,
  early: alone,
  held: alone,
  team_removed: alone,
  day_before: alone,
  reminder: alone,
  link: [{ moves: false }, { moves: true }],
  organiser_moves: alone,
  moved: alone,
  day_closed: [{ sentence: 'x'.repeat(lengthLimits.tour.closed_day) }],
  replaced: alone,
  cancelled: [{ back: 'money' }, { back: 'voucher' }, { back: null }],
  joined: alone,
  help_switch: [{ other: long(tour.name) }],
  unheard: [{ phone: '101' }],
  which_hunt: [{ tours: Array(4).fill(long(tour.name)) }],
  location_with_clue: [
    { stop_number: n, from: n, lead: 'skipped', looked: false, dark },
    ...(['none', 'correct', 'moving', 'gone'] as const).map((lead) => ({ stop_number: n, lead, from: n })),
  ],
  safety: alone,
  look: [
    { stop_number: n, says: 'question' },
    { stop_number: n, says: 'right' },
    { stop_number: n, says: 'wrong' },
    { stop_number: n, says: 'enough' },
    { stop_number: n, says: 'known' },
    { stop_number: n, says: 'none' },
  ],
  hint: [{ stop_number: n, lost: 15 }, { stop_number: n }],
  wrong: [
    { stop_number: n, lost: 10, hint: true, is_free: false },
    { stop_number: n, is_free: true },
    { stop_number: n },
  ],
  close: [{ amiss: 'not_alone' }, { amiss: 'misspelt' }, { amiss: 'in_part' }],
  directions: [{ stop_number: n }],
  commands_that_help: [
    { stop_number: n, about: 'gone', hint: true },
    { stop_number: n, about: 'lost', hint: true },
  ],
  nudge: [{ stop_number: n, hint: true }],
  backup: [{ stop_number: n }],
  greeting: alone,
  danger: alone,
  ask_stars: alone,
  end_here: [
    { stop_number: n - 1, score: 14_850 },
    { stop_number: n, score: 14_850 },
  ],
  not_an_answer: [{ hint: true }, { hint: false }],
  fact: [{ sentence: 'x'.repeat(160) }],
  in_language: [{ language: 'de' }, ...toldLanguages.map((language) => ({ language }))],
  enough: [{ stop_number: n - 1 }, { stop_number: n }],
  crossed: [
    { from: n - 1, stop_number: n, place: 'puzzle', how: 'left', by: '101', name: '', wait: 30, long_ago: false },
    { from: n - 1, stop_number: n, place: 'reward', how: 'left', by: '101', name: '', wait: 30, long_ago: false },
    {
      from: n - 1,
      stop_number: n,
      place: 'reward',
      how: 'left',
      by: 'page',
      name: 'Wilhelmina-Charlotte',
      wait: 30,
      long_ago: false,
    },
    { from: n - 1, stop_number: n, place: 'reward', how: 'left', by: 'page', name: '王伟', wait: 30, long_ago: false },
  ],
  reward_with_pause: [
    { stop_number: n, again: { until, is_over: false }, closed },
    { stop_number: n, closed },
    { stop_number: n, again: { until, is_over: true } },
    { stop_number: n, again: { until, is_over: false } },
    { stop_number: n },
  ],
  partner_offer: [
    { stop_number: n, again: { until, is_over: false }, closed },
    { stop_number: n, closed },
    { stop_number: n, again: { until, is_over: true } },
    { stop_number: n, again: { until, is_over: false } },
    { stop_number: n },
  ],
  completion: [{ score: 14_850, solved: n, seconds: 3_600_000, parts }],
  status: [
    { stop_number: n, percent: 100, score: 14_850, parts, waits: 'pause' },
    { stop_number: n, percent: 100, score: 14_850, parts, waits: 'resume' },
    { stop_number: n, percent: 100, score: 14_850, parts },
    { stop_number: 0, percent: 0, score: 0, waits: 'start' },
  ],
  help: [{ on_page: true }, {}],
  by_phone: [{ command: 'STOP' }, { command: 'LINK' }, { command: 'MAIL' }],
  help_after: alone,
  only_hunt: alone,
  already_started: alone,
  not_started: alone,
  finish_puzzle_first: alone,
  reward_waiting: alone,
  all_done: alone,
  passed_on: [
    { puzzle: n, from: until, on_page: true, by_mail: true },
    { puzzle: n, from: until },
    { puzzle: n - 1 },
    { puzzle: n },
    { puzzle: null },
  ],
  last_call: [
    { place: long(50), meet: '21:00', score: 13500 },
    { place: long(50), meet: '21:00', score: null },
  ],
  ask_review: alone,
  review_thanks: alone,
  no_more_skips: alone,
  unreadable: alone,
  opted_in: alone,
  expired: alone,
  stopped: alone,
  refunded: alone,
  money_back: [
    { pence: 99_999, reason: 'hunt_failed' },
    ...(Object.keys(refundReasons) as RefundReason[]).map((reason) => ({ pence: 99_999, reason })),
  ],
  paused: [{ until }, {}],
  unavailable: alone,
  no_hunt: alone,
};
const messages = Object.entries(longestOf).flatMap(([kind, some]) =>
  some.map((one) => ({ kind, ...one }) as HuntMessage),
);
const stops = (last: HuntStop) =>
  Array.from({ length: MAX_STOPS }, (_, index) => ({ ...last, stop_number: index + 1 }));
const site = 'a-rather-long-preview-address.streetlore.london';
const ofDay = { opens_at: new Date('2026-11-25T06:00:00Z'), link: `${site}/hunt#${'x'.repeat(22)}` };

describe('the longest texts that the editors accept', () => {
  // The commands in a player's own language are in its letters, and have one segment below.
  test.each(messages.map((message) => [message.kind, message] as const))(
    '%s fits two segments of GSM-7',
    (_, message) => {
      for (const last of [longest, { ...longest, hint: null }]) {
        const context = { tour: { name: long(tour.name), stops: stops(last) }, site };
        for (const text of [
          renderHuntMessage(message, context),
          renderHuntMessage(message, { ...context, ...ofDay }),
          renderHuntMessage(message, { ...context, ...ofDay, others_join: true }),
          renderHuntMessage(message, { ...context, ...ofDay, party: { held: true } }),
          renderHuntMessage(message, { ...context, ...ofDay, party: { held: false } }),
          renderHuntMessage(message, { ...context, unlisted: 'too_fast' }),
        ]) {
          if (message.kind !== 'in_language') expect(countSegments(text)).toMatchObject({ encoding: 'GSM-7' });
          expect(countSegments(text).segments, text).toBeLessThanOrEqual(2);
        }
      }
      showsFault(28, 1, 'templates of GSM-7 in two segments with the longest data');
    },
  );
});

test.each(messages.map((message) => [message.kind, message] as const))(
  '%s with the name of its tour in front, for a phone in two hunts, fits two segments',
  (_, message) => {
    for (const name of [long(tour.name), 'The Great Hackney Wick & Fish Island Street Art Walk']) {
      const text = renderHuntMessage(message, { tour: { name, stops: stops(longest) }, site });
      expect(countSegments(withTourName(name, text)).segments).toBeLessThanOrEqual(2);
    }
  },
);

test('the most frequent texts fit one segment at usual lengths', () => {
  const usual = { ...longest, location_name: long(30), clue: long(65), question: long(30), directions: long(90) };
  const partner = { id: 'p', name: long(16), address: long(30), offer: long(25) };
  const tour = { name: long(20), stops: stops({ ...usual, hint: null, partner }) };
  const played = { walls: 8, solved: 800, quick: 333, wrong: 80, hints: 30, gone: 0, looks: 160 };
  const completion: HuntMessage = { kind: 'completion', score: 1023, solved: 8, seconds: 7700, parts: played };
  // A closed place takes a segment more, and the welcome one for the place, its map and the link.
  const isUsual = (one: HuntMessage) =>
    one.kind !== 'welcome' &&
    one.kind !== 'expired' &&
    one.kind !== 'completion' &&
    one.kind !== 'day_closed' &&
    !('closed' in one);
  const usualOnes = messages
    .filter(isUsual)
    .map((one) => ('parts' in one ? { ...one, score: 1023, parts: played } : one))
    .map((one) => (one.kind === 'which_hunt' ? { ...one, tours: [long(20), long(30), long(20)] } : one));
  for (const message of [completion, ...usualOnes]) {
    const isOfDay = message.kind === 'reminder' || message.kind === 'day_before';
    const days = isOfDay ? [ofDay.opens_at] : [null, ofDay.opens_at];
    const offBoard = message.kind === 'completion' ? [{ unlisted: 'too_fast' as const }] : [];
    for (const context of [...days.map((opens_at) => ({ opens_at })), ...offBoard]) {
      const text = renderHuntMessage(message, { tour, site: 'streetlore.london', ...context });
      expect(countSegments(text).segments, text).toBe(1);
    }
  }
});

test.each(messages.filter(isInTranscript).map((message) => [message.kind, message] as const))(
  '%s on the page of the team asks for no text, and names the zone of each moment',
  (_, message) => {
    for (const party of [undefined, { held: false }]) {
      const context = { tour: { name: 'Canals', stops: stops(longest) }, site, ...ofDay, on_page: true };
      const text = renderHuntMessage(message, { ...context, ...(party && { party }) });
      expect(text).not.toMatch(/[Rr]eply START|MOVE/);
      for (const [moment] of text.matchAll(/\b(?:from|by \d+ \w+,) \d\d:\d\d.{0,22}/g))
        expect(moment).toMatch(/London time/);
    }
  },
);

describe('a stop', () => {
  const good = {
    ...emptyStop(),
    location_name: 'Café Oto, Ashwin Street',
    clue: 'Find the fox.',
    answer: 'fox',
    accepted_answers: ['a fox'],
    latitude: 51.5,
    longitude: -0.1,
  };
  const faultsOf = (given: Partial<typeof good>) =>
    stopFormSchema.safeParse({ ...good, ...given }).error?.issues.map(({ path, message }) => [path[0], message]);

  test('has no faults when it can be sent', () => {
    expect(faultsOf({})).toBeUndefined();
  });

  test('names a text that is too long, and characters that cost double', () => {
    expect(faultsOf({ clue: 'x'.repeat(151), hint: 'Look up 🎨' })).toEqual([
      ['clue', 'The clue is too long: 151 of 150 characters'],
      ['hint', 'The hint has characters that double the price of a text: 🎨'],
    ]);
    expect(gsmLength('[€]')).toBe(6);
  });

  test.each([...carrierKeywords, ...gameCommands])('cannot have %s as an answer', (word) => {
    expect(answerFault(` ${word.toLowerCase()} `)).toContain(word);
    expect(faultsOf({ accepted_answers: ['fox', word] })).toEqual([
      ['accepted_answers', expect.stringContaining(word)],
    ]);
    showsFault(23, 1, 'words that the tour editor refuses as an answer');
  });
});

test('the evening before names the place and the link, in one segment at usual lengths', () => {
  const link = `streetlore.london/hunt#${'x'.repeat(22)}`;
  const tour = {
    name: 'Color & Vinyl Tour',
    stops: stops({ ...longest, location_name: 'Redchurch Street, Ebor corner' }),
  };
  for (const party of [undefined, { held: false }, { held: true }]) {
    const context = { tour, site: 'streetlore.london', opens_at: ofDay.opens_at, link, ...(party && { party }) };
    const text = renderHuntMessage({ kind: 'day_before' }, context);
    expect(countSegments(text).segments, text).toBe(1);
    expect(text).toContain('It begins at Redchurch Street, Ebor corner.');
    expect(text).toContain(link);
  }
});
