import type { Invoice, InvoiceDocument } from '../invoice/index.ts';

/** The invoice of a booking of £18 for a company. */
export const anInvoiceDocument = (given: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  number: 'SL-2026-000001',
  kind: 'invoice',
  cause: 'order',
  corrects: null,
  issued_at: new Date('2026-11-20T12:00:00Z'),
  supplied_at: new Date('2026-11-20T12:00:00Z'),
  seller: {
    name: 'Walls Ltd',
    company_number: '01234567',
    registered_in: 'England and Wales',
    address: '1 Brick Lane, London E1 6QL',
    email: 'hello@walls.london',
    vat: 'GB 123 4567 82',
  },
  to: { company: 'Herons & Sons', address: '2 Hanbury Street\nLondon E1 6QR', vat_number: null, po_number: 'PO-7' },
  lines: [{ text: 'Color & Vinyl, self-guided street-art hunt', people: 2, gross: 1800, net: 1500, vat: 300 }],
  net: 1500,
  vat: 300,
  gross: 1800,
  vat_rate: 20,
  notes: [],
  reference: 'O1',
  payment: 'pi_o1',
  ...given,
});

export const anInvoice = (given: Partial<Invoice> = {}): Invoice => ({
  page_id: 'p'.repeat(43),
  documents: [anInvoiceDocument()],
  issued_at: new Date('2026-11-20T12:00:00Z'),
  ...given,
});
