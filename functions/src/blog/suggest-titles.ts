import { suggestTitlesInput } from '@streetlore/domain/blog';
import { AI_BUDGET } from '../budgets/ai-budget.ts';
import { callable } from '../platform/callable.ts';
import { generateTitles } from './editor.ts';

/** Suggests five titles for the editor. */
export const suggestTitles = callable('suggestTitles', {
  input: suggestTitlesInput,
  who: 'admin',
  needs: ['ai'],
  limitedBy: AI_BUDGET,
  machine: { timeoutSeconds: 90 },
  run: generateTitles,
});
