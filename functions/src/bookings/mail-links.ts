import { type Booking, openBookingsBy } from '@streetlore/domain/booking';
import { linksMail } from '@streetlore/domain/booking-mail';
import { documentId, emailAddress } from '@streetlore/domain/fields';
import { giftsBoughtBy } from '@streetlore/domain/gift';
import { BOOKINGS_LOOKED_AT, GIFTS_LOOKED_AT, MAX_LINKS } from '@streetlore/domain/lost-link';
import type { OrderId } from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { enqueueBookingMail, tourToTell } from '../mailing/order-mails.ts';
import { linked, noticeIdOf, queueMail } from '../mailing/queue-mail.ts';
import { giftToken } from '../platform/gift-code.ts';
import { SMALL } from '../platform/machines.ts';
import { readLinked } from '../platform/read-order.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { watched } from '../platform/watched.ts';
import { nullIfExists } from '../store/conflict.ts';

/** Name of the task queue that mails lost links. */
export const LINKS_QUEUE = 'mailLinks';

const payloadSchema = z.object({ email: emailAddress, request_id: documentId });

const { secrets, services } = needing('site', 'privacyKey');

/** Mails an address the links to its open bookings and bought gifts. Cloud Tasks repeats it when Firestore fails. */
export const mailLinks = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 5 },
    rateLimits: { maxConcurrentDispatches: SMALL.maxInstances },
    secrets,
  },
  watched(LINKS_QUEUE, async (request: Request) => {
    await mailLinksOf(services(), z.parse(payloadSchema, request.data));
  }),
);

/** Queues one mail, however often the task is repeated; none for an address that has neither booking nor gift. */
export async function mailLinksOf(
  services: Services<'site' | 'privacyKey'>,
  { email, request_id }: z.output<typeof payloadSchema>,
): Promise<void> {
  const { store, site } = services;
  const now = services.now();
  const [found, bought] = await Promise.all([
    store.find(openBookingsBy(email, BOOKINGS_LOOKED_AT)),
    store.find(giftsBoughtBy(email, GIFTS_LOOKED_AT)),
  ]);
  const ids = new Map(found.map((booking) => [booking.order_id, orderOf(booking)]));
  const read = await Promise.all([...ids.values()].slice(0, MAX_LINKS).map((id) => readLinked(services, id)));
  const orders = await Promise.all(
    read
      .flatMap((one) => (one ? [one.order] : []))
      .map(async (order) => ({ order, tour: await tourToTell(services, order), now })),
  );
  const gifts = bought
    .filter(({ active_from, cancelled_at }) => active_from && !cancelled_at)
    .slice(0, MAX_LINKS)
    .map((gift) => ({ gift, site, buyersToken: giftToken(services, 'buyer', gift) }));
  const commit = store.commit();
  const draft = linksMail(
    orders.map((about) => linked(services, about)),
    gifts,
  );
  const id = queueMail(services, commit, noticeIdOf(request_id, 'links'), draft, now);
  if (id === null) return;
  await nullIfExists(commit.run());
  await enqueueBookingMail(services, id);
}

/** What the link of whoever booked opens: the hunt, or the party that it is a team of. */
const orderOf = ({ id, order_id, party }: WithId<Booking>): OrderId =>
  party ? { kind: 'party', id: order_id } : { kind: 'booking', id };
