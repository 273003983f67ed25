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
type Row = { document?: { name: string; fields: Record<string, Value> } };

/**
 * Gives the stand-ins the texts and payments in the Firestore emulator, from the seed or an earlier
 * run. Twilio and Stripe would know these: phones show the texts, and payments can be refunded.
 * @throws Error when the emulator refuses
 */
export async function restoreStandIns(standIns: StandIns): Promise<void> {
  const [texts, bookings] = await Promise.all([
    newest(collections.smsMessages, 'sent_at'),
    newest(collections.bookings, 'created_at'),
  ]);
  for (const text of texts.reverse().flatMap(textOf)) standIns.remember(text);
  const payments = Map.groupBy(bookings.reverse().flatMap(paymentOf), ({ id }) => id);
  for (const [first, ...shares] of payments.values())
    if (first) standIns.rememberPayment(shares.reduce(together, first));
}

/** Reads a collection by Firestore's REST API, newest first. The rules do not apply. */
async function newest(collectionId: string, field: string): Promise<NonNullable<Row['document']>[]> {
  const parent = `projects/${projectId}/databases/(default)/documents`;
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
function textOf({ fields }: NonNullable<Row['document']>): NewMessage[] {
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

function paymentOf({ name, fields }: NonNullable<Row['document']>): PastPayment[] {
  const id = fields.payment_intent_id?.stringValue;
  const amount = Number(fields.amount?.integerValue ?? 0);
  if (!id || amount === 0) return [];
  const bookingId = name.split('/').at(-1) ?? '';
  const partyId = fields.party?.mapValue?.fields?.id?.stringValue;
  return [
    {
      id,
      order: partyId ? { party_id: partyId } : { booking_id: bookingId },
      amount,
      refunds: Object.entries(fields.refunds?.mapValue?.fields ?? {}).flatMap(([refund, { mapValue }]) =>
        mapValue?.fields?.status?.stringValue === 'failed'
          ? []
          : [{ id: refund, bookingId, amount: Number(mapValue?.fields?.amount?.integerValue ?? 0) }],
      ),
      isPaid: fields.confirmed_at?.timestampValue !== undefined,
    },
  ];
}

/** The one payment of a party, whose teams are bookings with a share of it each. */
const together = (payment: PastPayment, share: PastPayment): PastPayment => ({
  ...payment,
  amount: payment.amount + share.amount,
  refunds: payment.refunds.concat(share.refunds),
});
