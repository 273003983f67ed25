import { shareOut } from '../party/index.ts';
import { vatIn } from '../trader/index.ts';
import type { DocumentLine } from './schema.ts';

/** A line before its VAT is known. `gross` in pence. */
export type GrossLine = Pick<DocumentLine, 'text' | 'people' | 'gross'>;

/** Splits the VAT of a document over its lines, to the penny: lines and sums add up, down and across. */
export function withVat(lines: readonly GrossLine[], vat: number) {
  const gross = sumOf(lines);
  const shares = shareOut(
    vat,
    lines.map((line) => line.gross),
  );
  const split = lines.map((line, n): DocumentLine => {
    const own = shares[n] ?? 0;
    return { ...line, vat: own, net: line.gross - own };
  });
  return { lines: split, net: gross - vat, vat, gross };
}

/** The VAT in an invoice's lines, in pence; 0 for a seller without a VAT number. */
export const vatOf = (lines: readonly GrossLine[], isRegistered: boolean): number =>
  isRegistered ? vatIn(sumOf(lines)) : 0;

/**
 * The VAT that a credit note gives back. However an invoice is credited in parts, all of it gives back all its VAT.
 * @param before what its other credit notes give back, in pence
 */
export function vatCredited(
  invoice: { gross: number; vat: number },
  before: { gross: number; vat: number },
  pence: number,
): number {
  const upTo = Math.round((invoice.vat * (before.gross + pence)) / invoice.gross);
  return Math.min(pence, Math.max(0, upTo - before.vat));
}

const sumOf = (lines: readonly GrossLine[]) => lines.reduce((sum, { gross }) => sum + gross, 0);
