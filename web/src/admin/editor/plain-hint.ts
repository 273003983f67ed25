import { plainMarks } from '@streetlore/domain/sms';
import { tourEditorTexts } from '@streetlore/domain/tour';

/**
 * Tells an admin that the quotes and dashes in this text will be saved as plain ones, because the
 * text is used in text messages.
 */
export const plainHint = (typed: string | null | undefined): string | undefined =>
  typed && plainMarks(typed) !== typed ? tourEditorTexts.madePlain : undefined;
