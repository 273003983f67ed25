import { formatPence } from '../money/index.ts';
import type { Trader } from './texts.ts';

/** Per cent of VAT in the United Kingdom: the standard rate, which holds for hunts. */
export const VAT_RATE = 20;

/** The VAT in a sum that includes it, in pence; negative for a sum that goes back. */
export const vatIn = (pence: number): number =>
  Math.sign(pence) * Math.round((Math.abs(pence) * VAT_RATE) / (100 + VAT_RATE));

/** The VAT in a day's takings, in pence; 0 when the trader is not registered for VAT. */
export const vatDue = ({ vat }: Pick<Trader, 'vat'>, pence: number): number => (vat === '' ? 0 : vatIn(pence) + 0);

/** The line of a receipt about the VAT in its sum; null when the trader is not registered for VAT. */
export const totalVat = ({ vat }: Pick<Trader, 'vat'>, pence: number): string | null =>
  vat === '' ? null : `Includes VAT at ${VAT_RATE}%: ${formatPence(vatIn(pence))}`;
