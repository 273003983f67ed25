import { attend, type HuntNeeds, noteAction, placeInList } from '@streetlore/domain/needs';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { oldestHuntNeeds } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import { describe, expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { wordsOf } from '../../testing/words.tsx';
import { actionTexts } from './actions/texts.ts';
import { HuntsInNeed } from './hunts-in-need.tsx';

const now = new Date();
const ago = (minutes: number) => after(now, -minutes * 60_000);
const hunt = (n: number, given: Partial<HuntNeeds> = {}): WithId<HuntNeeds> => {
  const needs = given.needs ?? [{ kind: 'slow' as const, from: ago(60 - n) }];
  const base = { ...oldestHuntNeeds, phase: 'puzzle', action: null, gone_done_at: null, called: null } as const;
  return { ...base, ...{ id: `h${n}`, team: `Team ${n}`, needs, counted_at: now }, ...placeInList(needs, null, now) };
};
const page = (hunts: readonly WithId<HuntNeeds>[]) =>
  serverRendered({ [collections.huntNeeds]: hunts, [collections.smsConversations]: [] }, <HuntsInNeed />);
const shown = (hunts: readonly WithId<HuntNeeds>[]) => wordsOf(page(hunts));

describe('the hunts that need somebody', () => {
  test('show fifteen, the most urgent first, and say how many more there are', () => {
    const slow = Array.from({ length: 24 }, (_, n) => hunt(n));
    const words = shown([...slow, hunt(99, { needs: [{ kind: 'money', from: now, words: 'Refund please' }] })]);
    expect(words.indexOf('Team 99')).toBeLessThan(words.indexOf('Team 0 '));
    expect(words).toContain('and 10 more');
    expect(words.match(/Team \d+ Color/g)).toHaveLength(15);
  });

  test('hide nobody who may be in danger', () => {
    const danger = [{ kind: 'danger' as const, from: ago(1), words: 'She fell' }];
    expect(shown(Array.from({ length: 20 }, (_, n) => hunt(n, { needs: danger })))).not.toContain('more');
  });

  test('say below who has seen to one, how, and when it comes back', () => {
    const one = hunt(1);
    const seen = { ...one, ...noteAction(one, { what: 'text', by: 'dora@streetlore.test', at: now }) };
    expect(shown([hunt(2), seen])).toMatch(/Team 2 .* Team 1 Color & Vinyl dora texted just now .* back in 10 min/);
  });

  test('name the wall that has gone, lead to its stop, and have Done', () => {
    const needs = [{ kind: 'gone' as const, from: now, stop: { location_name: 'Fashion Street', tour_stop: 3 } }];
    const gone = hunt(1, { needs });
    expect(shown([gone])).toContain('says that the wall at Fashion Street has gone');
    expect(page([gone])).toContain('href="/admin/tours/color-vinyl?stop=3"');
    expect(shown([gone])).toContain('Done');
    const about = { what: 'done', booking_id: 'h1', request_id: 'r' } as const;
    const done = { ...gone, ...attend(gone, about, { by: 'dora@streetlore.test', at: now }) };
    expect(shown([done])).toContain('dora marked it as done just now');
  });
});

test('a nudge is reported as what it sent', () => {
  expect(['welcome', 'reward_with_pause', 'location_with_clue', null].map(actionTexts.nudge.done)).toEqual([
    'Everybody is told again how to start',
    'Everybody has the reward again',
    'Everybody has the clue again',
    'The nudge was sent',
  ]);
});
