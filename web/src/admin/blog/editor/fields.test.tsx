import { postFormSchema } from '@streetlore/domain/blog';
import { namesOf } from '@streetlore/domain/fields';
import { aPost } from '@streetlore/domain/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inputsIn } from '../../../testing/fields.ts';
import { htmlOf } from '../../../testing/words.tsx';
import { Editor } from './editor.tsx';

// Whatever the form takes can be typed: a field without an input would stay as it began for ever.

const stored = { ...aPost({ status: 'draft' }), id: 'a' };
let inputs: ReadonlySet<string>;
beforeAll(() => {
  // A browser that keeps nothing.
  vi.stubGlobal('localStorage', { getItem: () => null });
  inputs = inputsIn(htmlOf(<Editor id="a" stored={stored} onBack={() => {}} />));
});
afterAll(() => void vi.unstubAllGlobals());

/** Where a picture comes from is set with the picture. */
const typed = namesOf(postFormSchema.shape).filter((field) => field !== 'image_credit');

test.each(typed)('%s has an input in the editor', (field) => {
  expect(inputs).toContain(field);
});
