import { ports, projectId, region } from '../config.ts';
import { inParallel } from '../parallel.ts';

/**
 * The functions that a first page, a first booking and its first texts go through. The emulator starts a process for each
 * when it is first needed, a second or more.
 */
const requests = ['page', 'createBooking', 'stripeWebhook', 'twilioInbound', 'twilioStatus', 'recount'];

/** What everybody sees live; it comes by an event, so no request can start it. */
const events = ['countVotes'];

/** Environment of firebase-tools: the functions of which a process is kept however long it has nothing to do (function-workers.cjs). */
export const warmWorkers = { KEPT_WARM: [...requests, ...events].map((name) => `${region}-${name}`).join() };

/**
 * Starts those processes by requests with a method that none of the functions does anything for.
 * @throws Error when the functions emulator cannot be reached
 */
export async function warmFunctions(): Promise<void> {
  await inParallel(requests, 2, (name) => call(`${projectId}/${region}/${name}`, { method: 'OPTIONS' }));
}

/** The answer does not matter: any request starts the process. */
async function call(path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/${path}`, init);
  await answer.body?.cancel();
}
