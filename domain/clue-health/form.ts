import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';

/** Input of the callable `markStopFine`. */
export const markStopFineInput = z.strictObject({
  request_id: documentId,
  tour_id: documentId,
  stop_number: z.int().check(z.minimum(1)),
});
