import type { Booking } from '@streetlore/domain/booking';
import type { OrderWithHunts, PartyHunts } from '@streetlore/domain/order';
import { isIn, withMessage } from '@streetlore/domain/party';
import { collections } from '@streetlore/domain/paths';
import {
  type Broadcast,
  broadcast,
  type ComposedBroadcast,
  previewBroadcastInput,
  sendBroadcastInput,
} from '@streetlore/domain/sms';
import type * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { segmentsLeft } from '../budgets/segments-left.ts';
import { sendLater } from '../outbox/send-later.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { type OrderRead, readParty } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { hasOptedOut } from '../store/consent.ts';
import type { FoundDocument } from '../store/entity.ts';
import { adminLine, writeAdminLine } from './admin-line.ts';

type Asked = Omit<z.output<typeof sendBroadcastInput>, 'request_id'>;

/** Shows who would get a broadcast and what it would cost. Nothing is sent. */
export const previewBroadcast = callable('previewBroadcast', {
  input: previewBroadcastInput,
  who: 'admin',
  needs: ['privacyKey', 'textLimits'],
  run: async (services, asked): Promise<Broadcast> => {
    const audience = { optedOut: new Map(), asked };
    const [read, left] = await Promise.all([readAudience(services, audience), segmentsLeft(services)]);
    return compose('preview', asked, read, left, services.now()).figures;
  },
});

/** Sends one text to the players of chosen hunts or of a party, and shows it on their teams' pages. */
export const sendBroadcast = callable('sendBroadcast', {
  input: sendBroadcastInput,
  who: 'admin',
  needs: ['privacyKey', 'textLimits'],
  limitedBy: 'the day’s texts (TEXT_DAILY_SEGMENTS)',
  run: queueBroadcast,
});

/**
 * Puts all texts into the outbox in one commit. A repeated request adds none. One task for each phone sends
 * them. A broadcast to a party is also shown on the party's board.
 * @throws HttpsError failed-precondition when nobody would get the broadcast, or the day's budget is too
 * small for it
 */
export async function queueBroadcast(
  services: Services<'privacyKey' | 'textLimits'>,
  { request_id, ...asked }: z.output<typeof sendBroadcastInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Broadcast> {
  const { store } = services;
  // A repeated request must not be refused because of the segments that it has itself taken.
  const isDone = await store.auditLog.at(request_id).exists();
  const left = isDone ? Number.POSITIVE_INFINITY : await segmentsLeft(services);
  let composed: ComposedBroadcast | null = null;
  const known = { optedOut: new Map<string, boolean>(), asked };
  const read = async () => {
    const audience = await readAudience(services, known);
    composed = compose(request_id, asked, audience, left, services.now());
    return { ...audience, composed };
  };
  await decideOnce(services, caller, request_id, {
    read,
    decide: (commit, { hunts, party, composed: { figures, texts, onPages } }, now) => {
      for (const text of texts) commit.create(store.messages.at(text.id), text);
      for (const message of onPages) commit.create(store.pageMessages.at(message.id), message);
      for (const hunt of hunts) writeAdminLine(services, commit, hunt, adminLine(request_id, asked.body, null, now));
      if (party) {
        const messages = withMessage(party.order.party, asked.body, now);
        commit.update(party.stored, { party: { ...party.order.party, messages } });
      }
      const target = party?.stored.ref.path ?? collections.smsMessages;
      return { action: 'broadcast_sent', target, detail: { hunts: hunts.length, ...figures } };
    },
  });
  const { figures, texts } = composed ?? (await read()).composed;
  const leave = (error: unknown) => log.error('A text was left to the sweep', {}, error);
  await Promise.all(texts.map((text) => sendLater(services, text).catch(leave)));
  return figures;
}

/** Whom a broadcast is for. `party`: the party, if the broadcast is for all its teams. */
type Audience = {
  hunts: readonly FoundDocument<Booking>[];
  party: OrderRead<OrderWithHunts & PartyHunts> | null;
  optedOut: ReadonlySet<string>;
};

/**
 * Reads the bookings last, after looking up which phones have opted out. The commit fails when a booking is
 * written after it was read, and hunts under way are written every second.
 */
async function readAudience(
  services: Services<'privacyKey'>,
  { optedOut, asked: { booking_ids, party_id } }: { optedOut: Map<string, boolean>; asked: Asked },
): Promise<Audience> {
  // The party is read first, so that a team which is added meanwhile makes the commit fail.
  const party = party_id ? await readParty(services, party_id) : null;
  const ids = party_id ? (party?.order.party.team_ids ?? []) : [...new Set(booking_ids)];
  for (;;) {
    const hunts = await readHunts(services, ids, Boolean(party_id));
    const numbers = new Set(hunts.flatMap(({ value }) => value.phone_numbers));
    const unknown = [...numbers].filter((number) => !optedOut.has(number));
    if (unknown.length === 0)
      return { hunts, party, optedOut: new Set([...numbers].filter((one) => optedOut.get(one))) };
    await Promise.all(unknown.map(async (number) => optedOut.set(number, await hasOptedOut(services, number))));
  }
}

async function readHunts({ store }: Services, ids: readonly string[], isForParty: boolean) {
  const read = await store.readAllVersioned(ids.map((id) => store.bookings.at(id)));
  const found = read.flatMap((one) => (one.version ? [one] : []));
  // Hunts that are over get none, even if they were chosen while they still ran.
  return found.filter(({ value }) => (isForParty ? isIn(value) : value.status === 'confirmed'));
}

function compose(
  requestId: string,
  { body, party_id }: Pick<Asked, 'body' | 'party_id'>,
  { hunts, optedOut }: Audience,
  left: number,
  now: Date,
): ComposedBroadcast {
  const about = { body, isForParty: Boolean(party_id) };
  const decision = broadcast(
    requestId,
    about,
    hunts.map(({ value }) => value),
    optedOut,
    left,
    now,
  );
  if (!decision.ok) throw toHttpsError(decision.problem);
  return decision.value;
}
