import { plainMarks } from '@streetlore/domain/sms';
import { tourEditorTexts } from '@streetlore/domain/tour';

/** A typed latitude or longitude: NaN when it is no number, null when it is empty. */
export function toDegrees(typed: unknown): number | null {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text);
}

/** Says that quotes and dashes of a text for players will be saved as plain ones. */
export const plainHint = (typed: string | null | undefined): string | undefined =>
  typed && plainMarks(typed) !== typed ? tourEditorTexts.madePlain : undefined;
