import { generatePostInput } from '@streetlore/domain/blog';
import { callable } from '../platform/callable.ts';
import { generate } from './editor.ts';

/** Generates a whole article for the editor, streamed. */
export const generatePost = callable('generatePost', {
  input: generatePostInput,
  who: 'admin',
  needs: ['ai', 'site'],
  // A minute for the model, and some time for everything around it.
  machine: { timeoutSeconds: 90 },
  run: generate,
});
