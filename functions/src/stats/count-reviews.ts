import { collections } from '@streetlore/domain/paths';
import { figuresOfReview } from '@streetlore/domain/stats';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { needing } from '../platform/runtime.ts';
import { watched } from '../platform/watched.ts';
import { onWrite } from './triggers.ts';

const { secrets, services } = needing('privacyKey');

/** A review was given or changed by text, or judged by an admin. */
export const countReviews = onDocumentWritten(
  { document: `${collections.reviews}/{id}`, retry: true, secrets },
  watched('countReviews', async ({ data }) => {
    await onWrite(services(), figuresOfReview, data?.before.data(), data?.after.data());
  }),
);
