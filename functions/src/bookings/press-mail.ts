import { bookingTexts, unpaidMailLimits, unpaidMailsOf } from '@streetlore/domain/booking';
import { pressMail } from '@streetlore/domain/booking-mail';
import { type Gift, usable } from '@streetlore/domain/gift';
import { PRESS_TOKEN_LENGTH, partsOfPressToken, toPressToken } from '@streetlore/domain/gift-code';
import { tokenFrom } from '@streetlore/domain/link-token';
import type { OrderInput, OrderWithHunts } from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import { mailboxOf } from '@streetlore/domain/subscriber';
import type { Tour } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import { linked, noticeIdOf, queueMail } from '../mailing/queue-mail.ts';
import { countCall } from '../platform/call-limit.ts';
import type { Caller } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { isOneOf, keyedHashes } from '../store/keyed-hash.ts';
import type { Writes } from '../store/writes.ts';

const COUNTER = 'booking/unpaid-mail';

/** How many uses a voucher counts as that is worth pounds. */
const USES_OF_A_SUM = 5;

/**
 * Refuses a hunt without a phone whose voucher does not pay, and one for which browser, network, mailbox
 * or voucher have asked too often. A wrong code is refused before: guessing must not use up a share.
 * @throws HttpsError
 */
export async function limitPressMails(
  services: Services<'appKey'>,
  { email }: OrderInput,
  gift: WithId<Gift> | null,
  caller: Pick<Caller, 'uid' | 'ip'>,
): Promise<void> {
  const { store, appKey, now } = services;
  const found = usable(gift, now());
  if (!found.ok) throw toHttpsError(found.problem);
  const { id, worth } = found.value;
  const refusal = bookingTexts.tooManyFree;
  await countCall(services, { counter: COUNTER, ...unpaidMailLimits, refusal }, caller);
  const shares = [
    ['mailbox', mailboxOf(email ?? ''), unpaidMailLimits.mailbox],
    ['voucher', id, unpaidMailsOf({ uses: worth.kind === 'hunts' ? worth.hunts : USES_OF_A_SUM })],
  ] as const;
  for (const [kind, value, limit] of shares)
    if (!(await store.withinRateLimit(keyedHashes(appKey, `${COUNTER}/${kind}`, value), limit, now())))
      throw new HttpsError('resource-exhausted', refusal);
}

/** The hashes use the privacy key: a mail's link must survive a rotation of the other. */
const hashesOf = ({ privacyKey }: Services<'privacyKey'>, bookingId: string) =>
  keyedHashes(privacyKey, 'booking-press', bookingId).map((hash) => tokenFrom(hash, PRESS_TOKEN_LENGTH));

/** Puts the mail whose link confirms an order into the outbox, within the commit that stores the order. */
export function queuePressMail(
  services: Services<'site' | 'privacyKey'>,
  commit: Writes,
  order: OrderWithHunts,
  tour: Tour,
): string | null {
  const now = services.now();
  const token = toPressToken(order.id, hashesOf(services, order.id)[0] ?? '');
  const draft = pressMail(linked(services, { order, tour, now }), token, now);
  return queueMail(services, commit, noticeIdOf(order.id, 'press'), draft, now);
}

/** The booking that a mail's token was made for; null when the token is not one of ours. */
export function bookingOfPress(services: Services<'privacyKey'>, token: string): string | null {
  const parts = partsOfPressToken(token);
  return parts && isOneOf(hashesOf(services, parts.bookingId), parts.hash) ? parts.bookingId : null;
}
