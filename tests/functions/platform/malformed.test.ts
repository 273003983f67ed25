import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { collections } from '@streetlore/domain/paths';
import { queuedText } from '@streetlore/domain/sms';
import { localSecrets } from '@streetlore/emulators/config';
import { type StandIns, startStandIns } from '@streetlore/emulators/standins/index';
import { deleteApp, getApp, getApps } from 'firebase-admin/app';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callAs, callableProject } from '../../support/callables.ts';
import { aJpeg } from '../../support/photos.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { storeTour } from '../../support/store-tour.ts';
import { anOrder } from '../bookings/support.ts';

/** The framework that makes the requests for Cloud Functions' handlers. */
const express: typeof import('express') = createRequire(import.meta.resolve('firebase-functions'))('express');

const services = testServices(callableProject);
const visitor = () => ({ uid: crypto.randomUUID(), ip: '203.0.113.77' });

/** The functions of a process whose settings for texts and for the model are malformed. */
let functions: typeof import('../../../functions/src/index.ts');
let standIns: StandIns;
let server: Server;
let site: string;

/**
 * Resets the modules: a process keeps its services. These functions need their own, and later files
 * need theirs.
 */
async function afresh(): Promise<void> {
  vi.resetModules();
  if (getApps().some(({ name }) => name === '[DEFAULT]')) await deleteApp(getApp());
}

const withBody = <R extends object>(request: R) => Object.assign(request, { rawBody: Buffer.alloc(0) });

beforeAll(async () => {
  standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
  const app = express();
  app.get('/app', (_request, response) => void response.send('<html><head></head><body></body></html>'));
  app.get('/rss.xml', (request, response) => functions.rss(withBody(request), response));
  app.get('/sitemap.xml', (request, response) => functions.sitemap(withBody(request), response));
  app.use((request, response) => functions.page(withBody(request), response));
  server = createServer(app as RequestListener);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;

  vi.stubEnv('PUBLIC_URL', site);
  vi.stubEnv('STRIPE_API_BASE', standIns.url);
  vi.stubEnv('TWILIO_FROM', 'nobody');
  vi.stubEnv('TWILIO_ACCOUNT_SID', 'AC');
  vi.stubEnv('TWILIO_API_BASE', 'here');
  vi.stubEnv('TWILIO_AUTH_TOKEN', '');
  vi.stubEnv('OPENAI_BASE_URL', 'there');
  vi.stubEnv('OPENAI_MODEL', '');
  vi.stubEnv('OPENAI_API_KEY', ' ');
  vi.stubEnv('AI_DAILY_TOKENS', 'many');
  await afresh();
  functions = await import('../../../functions/src/index.ts');
  await services.clear();
  await storeTour(services.db, 'color-vinyl');
});
afterAll(async () => {
  await afresh();
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
  await Promise.all([services.end(), standIns.close()]);
});

test.each(['/', '/tours', '/rss.xml', '/sitemap.xml'])('%s answers 200', async (path) => {
  const answer = await fetch(site + path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(site);
});

test('visitors book, subscribe and register to vote', async () => {
  const order = anOrder();
  expect(await callAs(functions.createBooking, order, visitor())).toMatchObject({ booking_id: order.booking_id });
  expect(await callAs(functions.subscribe, { ...anAddress }, visitor())).toEqual({});
  expect(await callAs(functions.registerVoter, null, visitor())).toEqual({});
});

const anAddress = {
  email: 'sam@example.test',
  source: 'home',
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  user_agent: 'Mozilla/5.0',
};

test('functions that need the model fail, with the reason only in the log', async () => {
  const log = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
  const image = (await aJpeg()).toString('base64');
  await expect(callAs(functions.analyzePhoto, { image }, visitor())).rejects.toMatchObject({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  });
  const said = inspect(log.mock.calls, { depth: 5 });
  expect(said).toMatch(
    /Configuration of ai is not usable: OPENAI_BASE_URL is not an http\(s\) address; OPENAI_MODEL is missing: .*; OPENAI_API_KEY is missing: .*; AI_DAILY_TOKENS is not a whole number of tokens\. See docs\/deploy\.md, 'Configuration'\./,
  );
  for (const secret of Object.values(localSecrets)) expect(said).not.toContain(secret);
  log.mockRestore();
  const noted = await services.db.collection(collections.functionErrors).get();
  expect(noted.docs.map((entry) => [entry.get('function'), entry.get('error')])).toContainEqual([
    'analyzePhoto',
    'ConfigurationError',
  ]);
});

const phone_number = '+447700900123';
const aQueuedText = queuedText(
  { phone_number, message_content: 'Hello', message_type: 'answer', booking_id: null, tour_name: null },
  new Date(),
);

test('functions that send texts fail, so that tasks are retried, and name every wrong setting', async () => {
  const waiting = services.db.collection(collections.smsMessages).doc('waiting');
  await waiting.set({ ...aQueuedText });
  const task = { data: { phone_number, at: new Date(0).toISOString() } };
  const log = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
  await expect(functions.retryOutbox.run(task as never)).rejects.toThrow('retryOutbox ConfigurationError');
  expect(inspect(log.mock.calls, { depth: 5 })).toMatch(
    /Configuration of texting is not usable: TWILIO_API_BASE .*TWILIO_ACCOUNT_SID .*TWILIO_FROM .*TWILIO_AUTH_TOKEN/,
  );
  log.mockRestore();
  // The text was not sent. It will be once the setting is right.
  expect((await waiting.get()).data()).toMatchObject({ status: 'queued', settled: false, attempts: 0 });
  showsFault(41, 8, 'malformed parameters: only the functions that use them fail');
});
