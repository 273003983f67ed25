import { ports, projectId, region } from '../config.ts';
import { inParallel } from '../parallel.ts';

/**
 * The functions behind a first page, a first booking and its first texts. The emulator starts a
 * process for each at its first request, which takes a second or more.
 */
const requests = ['page', 'createBooking', 'stripeWebhook', 'twilioInbound', 'twilioStatus', 'recount'];

/** The function behind what everybody sees live. An event starts it, so no request can. */
const events = ['countVotes'];

/**
 * Environment for firebase-tools: the functions that keep one process however long it is idle
 * (patches/function-workers.cjs).
 */
export const warmWorkers = { KEPT_WARM: [...requests, ...events].map((name) => `${region}-${name}`).join() };

/**
 * Starts these processes with OPTIONS requests, for which no function does anything.
 * @throws Error when the functions emulator cannot be reached
 */
export async function warmFunctions(): Promise<void> {
  await inParallel(requests, 2, (name) => call(`${projectId}/${region}/${name}`, { method: 'OPTIONS' }));
}

/** Calls a path to start its process. The answer's status does not matter. */
async function call(path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/${path}`, init);
  await answer.body?.cancel();
}
