import * as z from 'zod/mini';
import { optionalText, paragraph } from '../fields/index.ts';
import { ANSWER_LENGTH } from './schema.ts';

/**
 * An admin's answer as typed. Parsing turns an empty answer into null, which removes the answer
 * from the review.
 */
export const answerFormSchema = z.object({ answer: optionalText(paragraph(ANSWER_LENGTH)) });
