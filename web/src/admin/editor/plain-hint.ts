import { plainMarks } from '@streetlore/domain/sms';
import { tourEditorTexts } from '@streetlore/domain/tour';

/** Says, while something is typed that texts are made of, that its quotes and dashes will not be saved as they are. */
export const plainHint = (typed: string | null | undefined): string | undefined =>
  typed && plainMarks(typed) !== typed ? tourEditorTexts.madePlain : undefined;
