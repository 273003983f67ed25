/** What the fields of an invoice say, wherever somebody asks for one. */
export const invoiceToTexts = {
  need: 'I need an invoice',
  company: 'Company',
  companyMissing: 'Please enter the company’s name',
  address: 'Company address',
  addressHint: 'Street, town and postcode, a line each',
  addressMissing: 'Please enter the company’s address',
  lines: 'An address has 6 lines at most',
  vatNumber: 'VAT number',
  vatNumberHint: 'Such as GB 123 4567 82, or an EU number with its country’s letters',
  vatNumberWrong: 'This is no VAT number. Check it on a letter or invoice of the company, or leave the field empty.',
  poNumber: 'Purchase order number',
  needsEmail: 'An invoice needs an e-mail address: we send it there',
} as const;
