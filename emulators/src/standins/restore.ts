import { collections } from '@streetlore/domain/paths';
import { emulatorHosts, localVendors, projectId } from '../config.ts';
import type { StandIns } from './index.ts';
import type { PastPayment } from './stripe/remember.ts';
import type { NewMessage } from './twilio/messages.ts';

/**
 * How many texts and payments the stand-ins get. This is enough for the seed and for days of play.
 * Older ones stay in Firestore only.
 */
const recalled = 1_500;

type Value = {
  stringValue?: string;
  integerValue?: string;
  timestampValue?: string;
  mapValue?: { fields?: Record<string, Value> };
};
type Document = { name: string; fields: Record<string, Value> };
type Row = { document?: Document };

/**
 * Gives the stand-ins the texts and payments in the Firestore emulator, from the seed or an earlier
 * run. Twilio and Stripe would know these: phones show the texts, and payments can be refunded.
 * @throws Error when the emulator refuses
 */
export async function restoreStandIns(standIns: StandIns, project: string = projectId): Promise<void> {
  const [texts, orders, bookings] = await Promise.all([
    newest(project, collections.smsMessages, 'sent_at'),
    newest(project, collections.orders, 'created_at'),
    newest(project, collections.bookings, 'created_at'),
  ]);
  for (const text of texts.reverse().flatMap(textOf)) standIns.remember(text);
  const hunts = Map.groupBy(bookings, ({ fields }) => fields.order_id?.stringValue);
  for (const payment of orders.reverse().flatMap((order) => paymentOf(order, hunts.get(idOf(order)) ?? [])))
    standIns.rememberPayment(payment);
}

/** Reads a collection by Firestore's REST API, newest first. The rules do not apply. */
async function newest(project: string, collectionId: string, field: string): Promise<Document[]> {
  const parent = `projects/${project}/databases/(default)/documents`;
  const response = await fetch(`http://${emulatorHosts.firestore}/v1/${parent}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId }],
        orderBy: [{ field: { fieldPath: field }, direction: 'DESCENDING' }],
        limit: recalled,
      },
    }),
  });
  if (!response.ok) throw new Error(`The Firestore emulator did not list ${collectionId}: ${await response.text()}`);
  return ((await response.json()) as Row[]).flatMap(({ document }) => (document ? [document] : []));
}

/** A text that reached Twilio. A text that is still queued here never did. */
function textOf({ fields }: Document): NewMessage[] {
  const phone = fields.phone_number?.stringValue;
  const sid = fields.twilio_sid?.stringValue;
  const at = new Date(fields.sent_at?.timestampValue ?? 0);
  const body = fields.message_content?.stringValue ?? '';
  if (!phone || !sid) return [];
  if (fields.direction?.stringValue === 'inbound') {
    return [{ direction: 'inbound', from: phone, to: localVendors.twilioFrom, body, status: 'received', sid, at }];
  }
  const status = fields.status?.stringValue === 'failed' ? 'undelivered' : 'delivered';
  return [{ direction: 'outbound-api', from: localVendors.twilioFrom, to: phone, body, status, sid, at }];
}

function paymentOf({ name, fields }: Document, bookings: readonly Document[]): PastPayment[] {
  const id = fields.payment_intent_id?.stringValue;
  const amount = Number(fields.amount?.integerValue ?? 0);
  if (!id || amount === 0) return [];
  const refunds = bookings.flatMap((booking) =>
    Object.entries(booking.fields.refunds?.mapValue?.fields ?? {}).flatMap(([refund, { mapValue }]) =>
      mapValue?.fields?.status?.stringValue === 'failed'
        ? []
        : [
            {
              id: refund,
              bookingId: idOf(booking),
              amount: Number(mapValue?.fields?.amount?.integerValue ?? 0),
              at: new Date(mapValue?.fields?.at?.timestampValue ?? 0),
            },
          ],
    ),
  );
  const paid = fields.confirmed_at?.timestampValue;
  return [{ id, orderId: idOf({ name }), amount, refunds, paidAt: paid === undefined ? null : new Date(paid) }];
}

const idOf = ({ name }: Pick<Document, 'name'>): string => name.split('/').at(-1) ?? '';
