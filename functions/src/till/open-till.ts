import { rewardsFetchedAt, rewardsRedeemedAt } from '@streetlore/domain/playing';
import { spanOfDay } from '@streetlore/domain/stats';
import {
  type OpenTill,
  openTillInput,
  type TillLine,
  ticketsRedeemedAt,
  tillRateLimits,
  tillTexts,
} from '@streetlore/domain/till';
import { londonDay, londonMonth, spanOfMonth } from '@streetlore/domain/time';
import { offerSentence } from '@streetlore/domain/wording';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { callable } from '../platform/callable.ts';
import { MANY } from '../platform/machines.ts';
import { pageOfToken } from '../platform/page-of-token.ts';
import type { Services } from '../platform/services.ts';

/** What a partner's till shows beside the code: its page, its PIN, today's list and the month's figures. */
export const openTill = callable('openTill', {
  input: openTillInput,
  who: 'signed-in',
  limit: { counter: 'till', ...tillRateLimits },
  limitedBy: 'a till’s token of 131 bits',
  machine: MANY,
  run: showTill,
});

/** The redeemed tickets of a day that a till lists. */
const LISTED = 100;

/** @throws HttpsError not-found for an unknown link, and for a partner that has been deleted */
export async function showTill({ store, now }: Services, { token }: z.output<typeof openTillInput>): Promise<OpenTill> {
  const { partner_id } = await pageOfToken(store.tillPages, token, tillTexts.unknown);
  const month = spanOfMonth(londonMonth(now()));
  const [partner, till, said, redeemed, proposals, tickets] = await Promise.all([
    store.partners.at(partner_id).read(),
    store.till(partner_id).read(),
    // Counted here: the stored figures come a moment later than the code.
    store.count(rewardsFetchedAt(partner_id, month)),
    store.count(rewardsRedeemedAt(partner_id, month)),
    store.proposals(partner_id).read(),
    store.find(ticketsRedeemedAt(partner_id, spanOfDay(londonDay(now())), LISTED)),
  ]);
  if (!partner || !till) throw new HttpsError('not-found', tillTexts.unknown, { field: 'token' });
  const ids = [...new Set(tickets.map(({ booking_id }) => booking_id))];
  const bookings = new Map(await Promise.all(ids.map(async (id) => [id, await store.bookings.at(id).read()] as const)));
  const today = tickets.flatMap((ticket): TillLine[] => {
    const { id, redeemed_at: at, redeemed_by: by, booking_id, offer, offer_kind } = ticket;
    const booking = bookings.get(booking_id);
    if (!at || !by || !booking) return [];
    const { participants: guests, team_name, name_hidden } = booking;
    const team = name_hidden ? null : team_name;
    return [{ id, at: at.toISOString(), by, offer: offerSentence(offer, offer_kind), guests, team }];
  });
  const { name, offer, offer_kind, opening_hours, offer_hours, image_url } = partner;
  return {
    ...{ name, offer, offer_kind, opening_hours, offer_hours, image_url },
    pin: till.pin,
    today,
    month: { said, redeemed },
    proposals: mapped(proposals?.fields, ({ value, at }) => ({ value, at: at.toISOString() })),
    answers: mapped(proposals?.answers, ({ approved, at }) => ({ approved, at: at.toISOString() })),
  };
}

const mapped = <K extends string, V, W>(all: Partial<Record<K, V>> | undefined, to: (value: V) => W) =>
  Object.fromEntries(
    Object.entries<V | undefined>(all ?? {}).flatMap(([name, one]) => (one ? [[name, to(one)]] : [])),
  ) as Partial<Record<K, W>>;
