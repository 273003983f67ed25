/** Who sells: the party to every booking, and the controller of the personal data. */
export type Trader = {
  /** The registered name. */
  readonly name: string;
  readonly company_number: string;
  /** The part of the United Kingdom in which the company is registered. */
  readonly registered_in: string;
  /** The registered office, in one line. */
  readonly address: string;
  readonly email: string;
  /** Empty when the trader is not registered for VAT. Nothing is then said of VAT. */
  readonly vat: string;
};

/**
 * `Streetlore is run by Walls Ltd, registered in Scotland, company number SC123456. Registered office: 1 Brick
 * Lane, London.`
 */
export const runBy = ({ name, company_number, registered_in, address }: Trader) =>
  `Streetlore is run by ${name}, registered in ${registered_in}, company number ${company_number}. Registered office: ${address}.`;

/** `VAT number GB 123 4567 89.` Empty without a number. */
export const vatLine = ({ vat }: Trader) => (vat === '' ? '' : `VAT number ${vat}.`);

/**
 * What a total includes. Every price of the site is the sum that is charged.
 */
export const totalLine = ({ vat }: Trader) =>
  vat === '' ? 'The total is all you pay.' : 'The total is all you pay, VAT included.';

/** The lines that end every mail: who sells, and how to reach them. */
export const signature = (trader: Trader): string[] => [runBy(trader), trader.email, vatLine(trader)].filter(Boolean);

export const signed = (text: string, trader: Trader) => [text.trimEnd(), '', '-- ', ...signature(trader)].join('\n');
