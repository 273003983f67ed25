import { namesOf } from '@streetlore/domain/fields';
import { aTourForm } from '@streetlore/domain/testing';
import { stopFormSchema, tourFormSchema } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { inputsIn } from '../../testing/fields.ts';
import { htmlOf } from '../../testing/words.tsx';
import { TourEditor } from './tour-editor.tsx';

// Whatever the form takes can be typed: a field without an input would stay as it began for ever.

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
/** A stop's picture is kept as it is: it has no input yet. */
const ofStop = namesOf(stopFormSchema.shape).filter((field) => field !== 'image_url');

test.each([...ofTour, ...ofStop.map((field) => `stops.0.${field}`)])('%s has an input in the editor', (field) => {
  expect(inputs).toContain(field);
});
