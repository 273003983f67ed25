import { plainMarks } from '@streetlore/domain/sms';
import { tourEditorTexts } from '@streetlore/domain/tour';

/** Says that quotes and dashes of a text for players will be saved as plain ones. */
export const plainHint = (typed: string | null | undefined): string | undefined =>
  typed && plainMarks(typed) !== typed ? tourEditorTexts.madePlain : undefined;
