import { collections } from '@streetlore/domain/paths';
import { ports, projectId, region } from '../config.ts';
import { inParallel } from '../parallel.ts';

/**
 * The functions that a first page, a first booking and its first texts go through. The emulator starts a process for each
 * when it is first needed, a second or more, and runs triggers one after another: a welcome text would wait for them all.
 */
const requests = ['page', 'createBooking', 'stripeWebhook', 'twilioInbound', 'twilioStatus', 'recount'];
const triggers = { countBookings: 'written' };

/**
 * Starts those processes: requests with a method that none of the functions does anything for, triggers with a change in
 * which nothing has changed. @throws Error when the functions emulator cannot be reached
 */
export async function warmFunctions(): Promise<void> {
  const calls = [
    ...Object.entries(triggers).map(
      ([name, what]) =>
        () =>
          tellTrigger(name, what),
    ),
    ...requests.map((name) => () => call(`${projectId}/${region}/${name}`, { method: 'OPTIONS' })),
  ];
  await inParallel(calls, 2, (one) => one());
}

function tellTrigger(name: string, what: string): Promise<void> {
  const at = new Date().toISOString();
  const database = `projects/${projectId}/databases/(default)`;
  const document = `${collections.smsMessages}/nothing`;
  const unchanged = { name: `${database}/documents/${document}`, fields: {}, createTime: at, updateTime: at };
  return call(`functions/projects/${projectId}/triggers/${region}-${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json; charset=UTF-8' },
    body: JSON.stringify({
      specversion: '1.0',
      id: `warm-${name}`,
      type: `google.cloud.firestore.document.v1.${what}`,
      source: `//firestore.googleapis.com/${database}`,
      subject: `documents/${document}`,
      time: at,
      datacontenttype: 'application/json',
      location: region,
      project: projectId,
      database: '(default)',
      namespace: '(default)',
      document,
      data: { value: unchanged, oldValue: unchanged },
    }),
  });
}

/** The answer does not matter: any request starts the process. */
async function call(path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/${path}`, init);
  await answer.body?.cancel();
}
