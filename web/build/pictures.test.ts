import { neighborhoodNames } from '@streetlore/domain/city';
import { drawnWallOf } from '@streetlore/domain/picture';
import { expect, test } from 'vitest';
import { pictures } from './pictures.ts';

const files = Object.entries(pictures).flatMap(([name, widths]) => widths.map((width) => `/art/${name}-${width}.webp`));

test.each([...neighborhoodNames, 'Atlantis'])('the wall that stands in for a picture in %s is drawn', (name) => {
  expect(files).toContain(drawnWallOf(name));
});
