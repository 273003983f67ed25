import { collections } from '../paths/index.ts';
import { orderBy, query, where } from '../query/index.ts';
import { tourStopSecretSchema } from './secret.ts';

export const secretsOf = (tourId: string) =>
  query(collections.tourStopSecrets, tourStopSecretSchema, where('tour_id', '==', tourId), orderBy('stop_number'));
