import { expect, test } from 'vitest';
import { blogPostSchema } from '../blog/index.ts';
import { partnerSchema } from '../partner/index.ts';
import { tourSchema, tourStopSecretSchema } from '../tour/index.ts';
import { oldestPartner, oldestPost, oldestStopSecret, oldestTour } from './oldest.ts';

// A new field is in no stored document: where its schema has no default, every page that shows an old one fails.
test.each([
  ['tour', tourSchema, oldestTour],
  ['secret of a stop', tourStopSecretSchema, oldestStopSecret],
  ['partner', partnerSchema, oldestPartner],
  ['post', blogPostSchema, oldestPost],
])('the oldest %s is still read', (_name, schema, stored) => {
  expect(schema.safeParse(stored).error?.issues).toBeUndefined();
});
