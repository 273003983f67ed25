import { namesOf } from '@streetlore/domain/fields';
import { aTourForm } from '@streetlore/domain/testing';
import { stopFormSchema, tourFormSchema } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { inputsIn } from '../../testing/fields.ts';
import { htmlOf } from '../../testing/words.tsx';
import { TourEditor } from './tour-editor.tsx';

// Every field of the form needs an input: without one its first value could never change.

const inputs = inputsIn(
  htmlOf(
    <TourEditor
      id="t"
      claimId={() => 't'}
      onStored={() => {}}
      stored={null}
      opened={aTourForm()}
      partners={[]}
      wrong={{ status: 'loading' }}
    />,
  ),
);
const ofTour = namesOf(tourFormSchema.shape).filter((field) => field !== 'stops');
/** A stop's picture has no input yet. Its stored value stays. */
const ofStop = namesOf(stopFormSchema.shape).filter((field) => field !== 'image_url');

test.each([...ofTour, ...ofStop.map((field) => `stops.0.${field}`)])('%s has an input in the editor', (field) => {
  expect(inputs).toContain(field);
});
