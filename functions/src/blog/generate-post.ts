import { generatePostInput } from '@streetlore/domain/blog';
import { AI_BUDGET } from '../budgets/ai-budget.ts';
import { callable } from '../platform/callable.ts';
import { generateDraft } from './editor.ts';

/** Generates a whole article for the editor, streamed. */
export const generatePost = callable('generatePost', {
  input: generatePostInput,
  who: 'admin',
  needs: ['ai', 'site'],
  limitedBy: AI_BUDGET,
  // A minute for the model, and some time for everything around it.
  machine: { timeoutSeconds: 90 },
  run: generateDraft,
});
