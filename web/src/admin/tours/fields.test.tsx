import { namesOf } from '@streetlore/domain/fields';
import { aTourForm } from '@streetlore/domain/testing';
import { stopFormSchema, tourFormSchema } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { inputsIn } from '../../testing/fields.ts';
import { htmlOf } from '../../testing/words.tsx';
import { TourEditor } from './tour-editor.tsx';

// Every field of the form needs an input: without one its first value could never change.

const form = aTourForm();
const pictured = { ...form, stops: form.stops.map((stop) => ({ ...stop, image_url: '/fox.webp' })) };
const inputs = inputsIn(
  htmlOf(
    <TourEditor
      id="t"
      claimId={() => 't'}
      onStored={() => {}}
      stored={null}
      opened={pictured}
      partners={[]}
      wrong={{ status: 'loading' }}
    />,
  ),
);
const ofTour = namesOf(tourFormSchema.shape).filter((field) => field !== 'stops');
const ofStop = namesOf(stopFormSchema.shape);

test.each([...ofTour, ...ofStop.map((field) => `stops.0.${field}`)])('%s has an input in the editor', (field) => {
  expect(inputs).toContain(field.replace(/image_focus$/, 'image_focus.x').replace(/artist$/, 'artist.name'));
});
