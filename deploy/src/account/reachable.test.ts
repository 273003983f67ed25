import { expect, test } from 'vitest';
import type { Manifest } from '../package.ts';
import { type AskStranger, checkReachable, type HttpAnswer } from './reachable.ts';

const callable = { callableTrigger: {} };
const https = { httpsTrigger: {} };
const endpoints: Manifest['endpoints'] = {
  createBooking: callable,
  saveTour: callable,
  stripeWebhook: https,
  page: https,
  sweep: { scheduleTrigger: { schedule: 'every 1 minutes' } },
};

const html = (status: number, words: string): HttpAnswer => ({ status, type: 'text/html; charset=UTF-8', body: words });
const refusal = '{"error":{"message":"Please sign in first","status":"UNAUTHENTICATED"}}';
const ours: Record<string, HttpAnswer> = {
  createBooking: { status: 401, type: 'application/json', body: refusal },
  saveTour: { status: 401, type: 'application/json', body: refusal },
  stripeWebhook: { status: 405, type: 'text/html', body: 'Only POST' },
  page: html(200, '<!doctype html><title>Streetlore</title>'),
};
/** The answers of Google's front end, in its own words. */
const FORBIDDEN = '<h1>Error: Forbidden</h1><h2>Your client does not have permission to get URL <code>/</code></h2>';
const NOT_FOUND = '<h1>Error: Page not found</h1><h2>The requested URL was not found on this server.</h2>';

const check = (answers: Record<string, HttpAnswer>, asked: string[] = []) => {
  const ask: AskStranger = async (url, method) => {
    asked.push(`${method} ${url}`);
    return answers[url.split('/').at(-1) ?? ''] ?? html(404, NOT_FOUND);
  };
  return checkReachable({ endpoints }, 'https://f.example', ask);
};

test('asks every function that browsers and vendors call once, and counts our own refusals as no fault', async () => {
  const asked: string[] = [];
  expect(await check(ours, asked)).toEqual({ what: 'Functions', found: '4 of 4 answer strangers', faults: [] });
  expect(asked.toSorted()).toEqual([
    'GET https://f.example/page',
    'GET https://f.example/stripeWebhook',
    'POST https://f.example/createBooking',
    'POST https://f.example/saveTour',
  ]);
});

test.each<[string, HttpAnswer, RegExp]>([
  ['saveTour', html(403, FORBIDDEN), /^saveTour is private: allow allUsers/],
  ['stripeWebhook', html(403, FORBIDDEN), /^stripeWebhook is private/],
  ['createBooking', html(404, NOT_FOUND), /^createBooking is not there/],
  ['page', { status: 503, type: 'text/html', body: '' }, /^page answers 503/],
  ['saveTour', { status: 200, type: 'application/json', body: '{"result":null}' }, /^saveTour answers 200 to a call/],
])('names %s when it answers otherwise', async (name, answer, sentence) => {
  expect((await check({ ...ours, [name]: answer })).faults).toEqual([expect.stringMatching(sentence)]);
});
