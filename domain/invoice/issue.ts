import { GROUP_DISCOUNT_FROM, referenceOf } from '../booking/index.ts';
import type { OrderWithHunts } from '../order/index.ts';
import { VAT_RATE } from '../trader/index.ts';
import { type MoneyBack, moneyBackOf } from './money-back.ts';
import { nextNumber } from './numbers.ts';
import type { DocumentKind, InvoiceDocument, InvoiceNumbers } from './schema.ts';
import { invoiceTexts as texts } from './texts.ts';
import { type GrossLine, vatCredited, vatOf, withVat } from './vat-split.ts';

/** The documents of an order as they are, and the last numbers of the year. */
export type Issued = { readonly documents: readonly InvoiceDocument[]; readonly numbers: InvoiceNumbers };

/** When documents are issued. `year`: the London year whose numbers were read. */
export type IssuedAt = { readonly now: Date; readonly year: number };

/** What a document says beyond its number and its VAT. */
type Draft = Pick<InvoiceDocument, 'kind' | 'cause' | 'corrects' | 'seller' | 'to' | 'notes'> & {
  readonly lines: readonly GrossLine[];
  /** Pence; null for the VAT that follows from the lines. */
  readonly vat: number | null;
};

/**
 * Issues what an order lacks: its invoice once it is paid, a credit note for each refund and for a lost dispute, and a
 * reversal for a refund that the bank rejected. What was issued stays as it is, so that repeated and reordered reports
 * of a payment add nothing.
 * @param otherwise money that an admin has given back without Stripe
 */
export function issueDue(order: OrderWithHunts, was: Issued, at: IssuedAt, otherwise?: MoneyBack): Issued {
  if (order.confirmed_at === null) return was;
  let all = was;
  const add = (draft: Draft) => {
    all = issued(order, all, draft, at);
  };
  const to = order.invoice?.to;
  if (all.documents.length === 0 && order.amount > 0 && order.invoice && to)
    add({ ...invoiceOf(order, 'order'), seller: order.invoice.seller, to });
  const moves = moneyBackOf(order, all.documents, otherwise);
  for (const { cause } of moves.filter(({ isRejected }) => isRejected)) {
    const note = documentOf(all, 'credit_note', cause);
    if (!note || documentOf(all, 'reversal', cause)) continue;
    const { seller, to, lines, vat } = note;
    add({ ...{ kind: 'reversal', cause, corrects: note.number, seller, to, lines, vat }, notes: [texts.rejected] });
  }
  for (const move of moves.filter(({ isRejected }) => !isRejected)) {
    const invoice = lastInvoice(all);
    if (!invoice || documentOf(all, 'credit_note', move.cause)) continue;
    const credited = creditedOf(all, invoice);
    const lines = upTo(invoice.gross - credited.gross, move.lines);
    const pence = lines.reduce((sum, { gross }) => sum + gross, 0);
    if (pence === 0) continue;
    const { number: corrects, seller, to } = invoice;
    const vat = vatCredited(invoice, credited, pence);
    add({ ...{ kind: 'credit_note', cause: move.cause, corrects, seller, to, lines, vat }, notes: [move.reason] });
  }
  return all;
}

/**
 * Corrects the company of an invoice: a credit note for all of it, and a new invoice.
 * @returns null when something was credited already: then a person writes to the customer
 */
export function reissue(
  order: OrderWithHunts,
  was: Issued,
  { to, cause }: Pick<InvoiceDocument, 'to' | 'cause'>,
  at: IssuedAt,
): Issued | null {
  const wrong = lastInvoice(was);
  if (!wrong || creditedOf(was, wrong).gross > 0) return null;
  const { number, seller, lines, vat } = wrong;
  const notes = [texts.wrongCompany];
  const taken: Draft = { kind: 'credit_note', cause, corrects: number, seller, to: wrong.to, lines, vat, notes };
  const right: Draft = { ...taken, kind: 'invoice', corrects: null, to, notes: wrong.notes };
  return issued(order, issued(order, was, taken, at), right, at);
}

/** The invoice that holds: the last, because a wrong one is followed by a right one. */
export const lastInvoice = ({ documents }: Pick<Issued, 'documents'>): InvoiceDocument | undefined =>
  documents.findLast(({ kind }) => kind === 'invoice');

/** What the credit notes of an invoice give back, in pence, without those that were reversed. */
function creditedOf(all: Issued, { number }: InvoiceDocument): { gross: number; vat: number } {
  const notes = all.documents.filter(
    ({ kind, corrects, cause }) => kind === 'credit_note' && corrects === number && !documentOf(all, 'reversal', cause),
  );
  const sum = (of: 'gross' | 'vat') => notes.reduce((pence, note) => pence + note[of], 0);
  return { gross: sum('gross'), vat: sum('vat') };
}

const documentOf = ({ documents }: Issued, kind: DocumentKind, cause: string) =>
  documents.find((one) => one.kind === kind && one.cause === cause);

/** The first lines that add up to so many pence at most. */
function upTo(most: number, lines: readonly GrossLine[]): GrossLine[] {
  let left = most;
  return lines.flatMap((line) => {
    const gross = Math.min(left, line.gross);
    left -= gross;
    return gross > 0 ? [{ ...line, gross }] : [];
  });
}

/** The invoice of what an order's card pays: one line a hunt, so that a team's credit note names its line. */
function invoiceOf(order: OrderWithHunts, cause: string) {
  const lines = order.hunts
    .filter(({ amount }) => amount > 0)
    .map((hunt) => ({ text: texts.line(order, hunt.id), people: hunt.participants, gross: hunt.amount }));
  return { kind: 'invoice', cause, corrects: null, lines, vat: null, notes: notesOf(order) } as const;
}

/** The sentences below an invoice's sums. */
const notesOf = (order: OrderWithHunts): string[] => [
  ...(order.people >= GROUP_DISCOUNT_FROM ? [texts.discount] : []),
  ...(order.gift ? [texts.paidByGift(order.gift.covered)] : []),
];

function issued(order: OrderWithHunts, was: Issued, draft: Draft, { now, year }: IssuedAt): Issued {
  const { lines, vat, ...rest } = draft;
  const isRegistered = rest.seller.vat !== '';
  const { number, last } = nextNumber(was.numbers, rest.kind, year);
  const document: InvoiceDocument = {
    ...{ ...rest, number },
    ...withVat(lines, vat ?? vatOf(lines, isRegistered)),
    vat_rate: isRegistered ? VAT_RATE : null,
    issued_at: now,
    supplied_at: order.confirmed_at ?? now,
    reference: referenceOf(order.id),
    payment: order.payment_intent_id,
  };
  return { documents: [...was.documents, document], numbers: last };
}
