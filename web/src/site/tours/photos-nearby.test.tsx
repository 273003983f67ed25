import { contestTexts } from '@streetlore/domain/contest';
import { collections } from '@streetlore/domain/paths';
import { aSubmission, aTour } from '@streetlore/domain/testing';
import { tourTexts } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { wordsOf } from '../../testing/words.tsx';
import { PhotosNearby } from './photos-nearby.tsx';

const { walls } = aTour();
const near = { latitude: 51.524, longitude: -0.078 };
const photo = (id: string, given: Parameters<typeof aSubmission>[0]) => ({ ...aSubmission({ ...near, ...given }), id });
const shown = (...photos: ReturnType<typeof photo>[]) =>
  wordsOf(serverRendered({ [collections.contestSubmissions]: photos }, <PhotosNearby walls={walls} />));

test('photos near the walls stand there with the name that their senders gave', () => {
  const words = shown(
    photo('a', { title: 'Crane by the arches', credit: 'Ines on the wall' }),
    photo('b', { title: 'Two streets away', latitude: 51.5262, longitude: -0.0837 }),
    photo('c', { title: 'Nowhere', latitude: null, longitude: null }),
  );
  expect(words).toContain(`Crane by the arches ${contestTexts.by('Ines on the wall')}`);
  expect(words).not.toMatch(/Two streets away|Nowhere/);
});

test('without a photo near the walls there is no empty frame', () => {
  expect(shown(photo('b', { title: 'Two streets away', latitude: 51.5262, longitude: -0.0837 }))).not.toContain(
    tourTexts.photosNearby,
  );
});
