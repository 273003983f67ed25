import { createHash } from 'node:crypto';
import type { InvoiceLink, OrderMail } from '@streetlore/domain/booking-mail';
import { type MailDraft, queuedMail } from '@streetlore/domain/mail';
import type { BookedHunts } from '@streetlore/domain/order';
import type { Tour } from '@streetlore/domain/tour';
import { boardLinkOf, linkOf, linkOfOrder } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';
import { teamTokenOf } from '../store/link-ids.ts';
import type { Writes } from '../store/writes.ts';

export type Mailing = Services<'site' | 'privacyKey'>;

/** An order as it is once the mail's cause is stored, with the hunts that the mail is about, and its tour. */
export type About<O extends BookedHunts = BookedHunts> = {
  readonly order: O;
  readonly tour: Tour | null;
  readonly now: Date;
  /** The link to the order's invoice, where the mail names it. */
  readonly invoice?: InvoiceLink | null;
};

/** What a mail about an order is made from. */
export const linked = <O extends BookedHunts>(
  services: Mailing,
  { order, tour, invoice = null }: About<O>,
): OrderMail & { readonly order: O } => ({
  ...{ order, tour, invoice, site: services.site },
  token: linkOfOrder(services, order).token,
  tokenOf: (hunt) => linkOf(services, hunt).token,
  teamToken: order.party ? null : teamTokenOf(linkOfOrder(services, order).page_id),
  boardToken: order.party && boardLinkOf(services, order.id, order.party.board_id).token,
});

export const noticeIdOf = (bookingId: string, cause: string) => mailIdOf('notice', `${bookingId}/${cause}`);

/**
 * The id of a mail, which follows from its cause, so that it is written once. Visitors choose the
 * ids of their bookings; the hash keeps them short, and away from the ids of other mails.
 */
export const mailIdOf = (kind: string, cause: string): string =>
  `${kind}_${createHash('sha256').update(cause).digest('base64url')}`;

/** Puts a mail into the outbox within a commit. @returns its id; null when there is no mail */
export function queueMail(
  { store }: Services,
  commit: Writes,
  id: string,
  draft: MailDraft | null,
  now: Date,
): string | null {
  if (draft === null) return null;
  commit.create(store.mails.at(id), queuedMail(draft, now));
  return id;
}
