import { tourHead } from '@streetlore/domain/page';
import { aTour } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { htmlOf } from '../../testing/words.tsx';
import { TourDetail } from './tour-detail.tsx';

test('the head preloads the copies of the picture that the page shows, so that none comes twice', () => {
  const image_url = 'https://storage.test/v0/b/lore/o/tours-published%2Ffoxes%2Fcover%2F960.webp?alt=media';
  const tour = { ...aTour({ image_url }), id: 'foxes' };
  const { firstPicture } = tourHead(tour, '');
  const srcset = `${image_url.replace('960', '480')} 480w, ${image_url} 960w`;
  expect(firstPicture).toMatchObject({ srcset, type: 'image/webp' });
  const sizes = firstPicture && 'sizes' in firstPicture ? firstPicture.sizes.replaceAll('<', '&lt;') : '';
  const page = htmlOf(<TourDetail tour={tour} />).replaceAll('&gt;', '>');
  expect(page).toContain(`srcSet="${srcset}" sizes="${sizes}"`);
});
