import { namesOf } from '@streetlore/domain/fields';
import { emptyPartner, partnerFormSchema } from '@streetlore/domain/partner';
import { expect, test } from 'vitest';
import { inputsIn } from '../../testing/fields.ts';
import { htmlOf } from '../../testing/words.tsx';
import { PartnerEditor } from './partner-editor.tsx';

// Every field of the form needs an input: without one its first value could never change.

const inputs = inputsIn(
  htmlOf(
    <PartnerEditor
      claimId={() => 'p'}
      onStored={() => {}}
      stored={null}
      opened={{ ...emptyPartner(), image_url: '/fox.webp' }}
    />,
  ),
);

test.each(namesOf(partnerFormSchema.shape))('%s has an input in the editor', (field) => {
  expect(inputs).toContain(field.replace(/image_focus$/, 'image_focus.x'));
});
