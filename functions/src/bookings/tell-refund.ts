import { type Booking, refundText, refundToTell } from '@streetlore/domain/booking';
import type { InvoiceLink } from '@streetlore/domain/booking-mail';
import type { WithId } from '@streetlore/domain/query';
import { queueNoticeMail } from '../mailing/notices.ts';
import type { Services } from '../platform/services.ts';
import type { Writes } from '../store/writes.ts';

type Told = { readonly phones: readonly string[]; readonly mail: string | null };
const NOBODY: Told = { phones: [], mail: null };

/**
 * Tells whoever paid of a refund that an admin asked for, within the commit that books it: by mail or by
 * text, as the admin chose.
 * @returns the phone to send to, and the id of the mail
 */
export function tellRefund(
  services: Services<'site' | 'privacyKey'>,
  commit: Writes,
  {
    before,
    after,
    now,
    event,
    invoice,
  }: { before: Booking; after: WithId<Booking>; now: Date; event?: string | undefined; invoice: InvoiceLink | null },
): Told {
  const told = refundToTell(before, after);
  if (!told) return NOBODY;
  const { request_id: cause, pence, reason, way } = told;
  if (way === 'mail') {
    const notice = { kind: 'money_back', pence, reason } as const;
    return {
      phones: [],
      mail: queueNoticeMail(services, commit, { booking: after, cause, by: 'us', now, invoice }, notice),
    };
  }
  const text = refundText(after.id, after, told, new URL(services.site).host, now);
  if (!text) return NOBODY;
  commit.create(services.store.messages.at(text.id), { ...text.message, ...(event && { set_off_by: event }) });
  return { phones: [text.message.phone_number], mail: null };
}
