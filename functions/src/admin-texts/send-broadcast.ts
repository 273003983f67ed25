import { collections } from '@streetlore/domain/paths';
import { type Broadcast, broadcast, previewBroadcastInput, sendBroadcastInput } from '@streetlore/domain/sms';
import type * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { segmentsLeft } from '../budgets/segments-left.ts';
import { sendLater } from '../outbox/send-later.ts';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { hasOptedOut } from '../store/consent.ts';
import { adminLine, writeAdminLine } from './admin-line.ts';

/** Shows who would get a broadcast and what it would cost. Nothing is sent. */
export const previewBroadcast = callable('previewBroadcast', {
  input: previewBroadcastInput,
  who: 'admin',
  needs: ['privacyKey', 'textLimits'],
  run: async (services, { booking_ids, body }): Promise<Broadcast> =>
    (await compose(services, 'preview', booking_ids, body, await segmentsLeft(services))).figures,
});

/** Sends one text to the players of chosen hunts, and shows it on their teams' pages. */
export const sendBroadcast = callable('sendBroadcast', {
  input: sendBroadcastInput,
  who: 'admin',
  needs: ['privacyKey', 'textLimits'],
  limitedBy: 'the day’s texts (TEXT_DAILY_SEGMENTS)',
  run: queueBroadcast,
});

/**
 * The operation behind `sendBroadcast`. Either all texts go into the outbox at once or none does. A
 * repeated request adds no texts. One task for each phone sends them.
 * @throws HttpsError failed-precondition when nobody would get the broadcast, or the day's budget
 *   is too small for it
 */
export async function queueBroadcast(
  services: Services<'privacyKey' | 'textLimits'>,
  { request_id, booking_ids, body }: z.output<typeof sendBroadcastInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Broadcast> {
  // A repeated request must not be refused because of the segments that it has itself taken.
  const isDone = await services.store.auditLog.at(request_id).exists();
  const left = isDone ? Number.POSITIVE_INFINITY : await segmentsLeft(services);
  const { figures, texts, hunts } = await compose(services, request_id, booking_ids, body, left);
  const detail = { hunts: booking_ids.length, ...figures };
  const auditEntry = { action: 'broadcast_sent', target: collections.smsMessages, detail };
  await commitOnce(services, caller, request_id, auditEntry, (commit) => {
    for (const text of texts) commit.create(services.store.messages.at(text.id), text);
    for (const hunt of hunts) writeAdminLine(services, commit, hunt, adminLine(request_id, body, null, services.now()));
  });
  const leave = (error: unknown) => log.error('A text was left to the sweep', {}, error);
  await Promise.all(texts.map((text) => sendLater(services, text).catch(leave)));
  return figures;
}

/**
 * Composes the texts of a broadcast. Hunts that are over get none, even if they were chosen while
 * they still ran.
 */
async function compose(
  services: Services<'privacyKey'>,
  requestId: string,
  ids: readonly string[],
  body: string,
  left: number,
) {
  const { store } = services;
  const found = await Promise.all([...new Set(ids)].map((id) => store.bookings.at(id).read()));
  const hunts = found.filter((booking) => booking !== null).filter(({ status }) => status === 'confirmed');
  const numbers = [...new Set(hunts.flatMap(({ phone_numbers }) => phone_numbers))];
  const silent = await Promise.all(numbers.map((number) => hasOptedOut(services, number)));
  const optedOut = new Set(numbers.filter((_, n) => silent[n]));
  const decision = broadcast(requestId, body, hunts, optedOut, left, services.now());
  if (!decision.ok) throw toHttpsError(decision.problem);
  return { ...decision.value, hunts };
}
