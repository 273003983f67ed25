import { formatPence } from '../money/index.ts';
import { teamNameAt, teamNumberOf } from '../party/index.ts';

/** What invoices and credit notes say, on their page, in mails and in the back office. */
export const invoiceTexts = {
  title: 'Invoice',
  lead: 'An invoice and its credit notes, to print.',
  missing: 'Open the link from your mail or from the page of your booking.',
  unknown: 'This link opens no invoice. Open the page of your booking, and the invoice from there.',
  kinds: { invoice: 'Invoice', credit_note: 'Credit note', reversal: 'Reversed credit note' },
  vatInvoice: 'VAT invoice',
  /** What a document corrects, such as `For invoice SL-2026-000123`. */
  corrects: { credit_note: 'For invoice', reversal: 'Takes back credit note' },
  to: 'For',
  from: 'From',
  vatNumber: 'VAT number',
  poNumber: 'Purchase order',
  issuedOn: 'Issued',
  suppliedOn: 'Paid (tax point)',
  reference: 'Booking',
  payment: 'Payment',
  service: 'Service',
  /** The extent of a line, and its unit price, which excludes VAT. */
  each: (people: number, pounds: string) =>
    `${people} ${people === 1 ? 'person' : 'people'}, ${pounds} each without VAT`,
  net: 'Net',
  vat: 'VAT',
  vatAt: (rate: number) => `VAT at ${rate}%`,
  gross: 'Total',
  total: { invoice: 'Total, paid by card', credit_note: 'Total given back', reversal: 'Total' },
  inPounds: 'All sums are in pounds sterling.',
  /** A line: the tour, and the team of a party by its number. */
  line: ({ tour_name, party }: { tour_name: string; party: unknown }, bookingId: string) =>
    `${tour_name}, self-guided street-art hunt${party ? `, ${teamNameAt(teamNumberOf(bookingId) - 1)}` : ''}`,
  discount: 'The group discount of 10% is taken off already.',
  /** @param pence what the gift paid besides */
  paidByGift: (pence: number) => `Paid with a gift: ${formatPence(pence)}. This invoice is for the rest.`,
  refund: 'We gave this money back.',
  dispute: 'The bank took the payment back.',
  otherwise: 'We gave this money back in another way than to the card.',
  rejected:
    'The bank rejected the refund, so the credit note does not hold. The next refund gets a credit note of its own.',
  wrongCompany: 'The invoice named the wrong company. A new invoice replaces it.',
  print: 'Print',
  send: 'Send it again',
  sent: 'The link is on its way to the address of the booking.',
  noEmail: 'This booking has no e-mail address. Print the page instead.',
  tooOften: 'It was sent often already. Please try again later.',
  /** On the pages of a booking and a party. */
  card: 'Invoice',
  cardText: 'For a company: with its name, address and VAT number.',
  open: 'Open the invoice',
  ask: 'Make the invoice',
  asked: 'The invoice is made',
  nothingPaid: 'Nothing was paid by card for this booking, so there is no invoice',
  ofParty: 'The invoice is on the page of the party’s organiser',
  notMade: 'There is no invoice for this booking yet',
  exists: 'This booking has an invoice already. For another company, please write to us.',
  credited: 'A part of this invoice was credited already. Write to the customer, and to the accountant.',
  /** In mails. */
  mail: 'Your invoice',
  mailWhy: 'The page shows your invoice and its credit notes. It prints well.',
  mailLink: 'Open and print',
} as const;
