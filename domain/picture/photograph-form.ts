import * as z from 'zod/mini';
import { line, tooLong } from '../fields/index.ts';
import { focusSchema } from './photograph.ts';

export const MAX_PICTURE_CREDIT = 160;

/** The address of a picture: on this site, or anywhere on the web; empty for no picture. */
export const pictureAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000, tooLong(2000)),
    z.regex(/^(|\/[^/\s"<>][^\s"<>]*|https?:\/\/[^\s"<>]+)$/, 'Please enter a web address, or upload a picture'),
  );

export const photographForm = {
  image_credit: line(MAX_PICTURE_CREDIT),
  image_focus: z.nullable(focusSchema),
};
