import { postFormSchema } from '@streetlore/domain/blog';
import { namesOf } from '@streetlore/domain/fields';
import { aPost } from '@streetlore/domain/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inputsIn } from '../../../testing/fields.ts';
import { htmlOf } from '../../../testing/words.tsx';
import { Editor } from './editor.tsx';

// Every field of the form needs an input: without one its first value could never change.

const stored = { ...aPost({ status: 'draft' }), id: 'a' };
let inputs: ReadonlySet<string>;
beforeAll(() => {
  // Nothing is kept in this browser.
  vi.stubGlobal('localStorage', { getItem: () => null });
  inputs = inputsIn(htmlOf(<Editor id="a" stored={stored} onBack={() => {}} />));
});
afterAll(() => void vi.unstubAllGlobals());

/** The image credit has no input. It is set together with the picture. */
const typed = namesOf(postFormSchema.shape).filter((field) => field !== 'image_credit');

test.each(typed)('%s has an input in the editor', (field) => {
  expect(inputs).toContain(field);
});
