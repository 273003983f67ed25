import * as z from 'zod/mini';
import { optionalText, paragraph } from '../fields/index.ts';
import { ANSWER_LENGTH } from './schema.ts';

/** An admin's answer as typed; parsed it is what changes in the review: empty takes it away. */
export const answerFormSchema = z.object({ answer: optionalText(paragraph(ANSWER_LENGTH)) });
export type AnswerForm = z.input<typeof answerFormSchema>;
