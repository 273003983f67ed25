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
  vi.stubGlobal('localStorage', { getItem: () => null });
  inputs = inputsIn(htmlOf(<Editor id="a" stored={stored} onBack={() => {}} />));
});
afterAll(() => void vi.unstubAllGlobals());

test.each(namesOf(postFormSchema.shape))('%s has an input in the editor', (field) => {
  expect(inputs).toContain(field.replace(/image_focus$/, 'image_focus.x').replace(/artist$/, 'artist.name'));
});
