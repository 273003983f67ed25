import { linkRateLimits } from '@streetlore/domain/booking';
import { invoiceMail } from '@streetlore/domain/booking-mail';
import { invoiceTexts, sendInvoiceInput, sendInvoiceLimit } from '@streetlore/domain/invoice';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { enqueueBookingMail } from '../mailing/order-mails.ts';
import { linked, mailIdOf, queueMail } from '../mailing/queue-mail.ts';
import { callable } from '../platform/callable.ts';
import { rateInWords } from '../platform/limit-words.ts';
import { pageOfToken } from '../platform/page-of-token.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { nullIfExists } from '../store/conflict.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import { linkToInvoice } from './queue-invoices.ts';

/** Sends the link to an invoice again, for whoever has it, to the address of its order alone. */
export const sendInvoice = callable('sendInvoice', {
  input: sendInvoiceInput,
  who: 'signed-in',
  needs: ['appKey', 'site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: `a token of 132 bits; an invoice is sent ${rateInWords(sendInvoiceLimit)}`,
  run: sendAgain,
});

/**
 * A repeated request sends nothing more.
 * @throws HttpsError not-found for an unknown link, failed-precondition when the order has no address,
 *   resource-exhausted when it was sent too often
 */
async function sendAgain(
  services: Services<'appKey' | 'site' | 'privacyKey'>,
  { token, request_id }: z.output<typeof sendInvoiceInput>,
): Promise<Record<string, never>> {
  const { store, appKey, now } = services;
  const { order_id } = await pageOfToken(store.invoicePages, token, invoiceTexts.unknown);
  const [read, stored] = await Promise.all([readOrder(services, order_id), store.invoices.at(order_id).read()]);
  const invoice = linkToInvoice(services, order_id, stored);
  if (!read?.order.hunts[0]?.email) throw new HttpsError('failed-precondition', invoiceTexts.noEmail);
  const keys = keyedHashes(appKey, 'invoice/send', order_id);
  if (!(await store.withinRateLimit(keys, sendInvoiceLimit, now())))
    throw new HttpsError('resource-exhausted', invoiceTexts.tooOften);
  const commit = store.commit();
  const draft = invoiceMail(linked(services, { order: read.order, tour: null, now: now(), invoice }));
  const id = queueMail(services, commit, mailIdOf('invoice', `${order_id}/${request_id}`), draft, now());
  await nullIfExists(commit.run());
  await enqueueBookingMail(services, id);
  return {};
}
