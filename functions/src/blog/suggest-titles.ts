import { suggestTitlesInput } from '@streetlore/domain/blog';
import { callable } from '../platform/callable.ts';
import { titles } from './editor.ts';

/** Suggests five titles for the editor. */
export const suggestTitles = callable('suggestTitles', {
  input: suggestTitlesInput,
  who: 'admin',
  needs: ['ai'],
  machine: { timeoutSeconds: 90 },
  run: titles,
});
