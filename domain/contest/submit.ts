import * as z from 'zod/mini';
import { MAX_ARTIST_LENGTH } from '../artist/index.ts';
import { emailAddress, line, optionalText, paragraph } from '../fields/index.ts';
import { phoneOfAnyCountry } from '../phone-of-any-country/index.ts';
import { positionSchema } from './place.ts';
import { submissionStatuses } from './schema.ts';
import { tagsSchema } from './tags.ts';
import { contestTexts } from './texts.ts';
import { plainName } from './upload.ts';

/** Of any country: the winner gets the prize by text on a UK mobile, and by mail anywhere. */
const phoneNumber = phoneOfAnyCountry(contestTexts.needs.phone_number);

export const MAX_TITLE_LENGTH = 100;

export const MAX_CREDIT_LENGTH = 80;

const typed = {
  name: line(100, contestTexts.needs.name),
  email: emailAddress,
  phone_number: phoneNumber,
  title: line(MAX_TITLE_LENGTH, contestTexts.needs.title),
  location: line(300),
  description: paragraph(3000),
  tags: tagsSchema,
};

/** The submission form as typed. Parsing makes the number +44… or +49… and normalises the tags. */
export const submissionFormSchema = z.object({
  ...typed,
  artist: line(MAX_ARTIST_LENGTH),
  credit: line(MAX_CREDIT_LENGTH),
});
export type SubmissionForm = z.input<typeof submissionFormSchema>;

export const emptySubmissionForm = (): SubmissionForm => ({
  name: '',
  email: '',
  phone_number: '',
  artist: '',
  credit: '',
  title: '',
  location: '',
  description: '',
  tags: [],
});

const named = (max: number) => optionalText(line(max));

/** The form, the name of the uploaded file, and what the browser found out about the photo. */
export const submitPhotoInput = z.strictObject({
  upload: plainName,
  ...typed,
  /** Pages that were open before this field existed do not send it. */
  credit: z.optional(line(MAX_CREDIT_LENGTH)),
  /** The name of who made the work. */
  artist: z.optional(line(MAX_ARTIST_LENGTH)),
  position: z.nullable(positionSchema),
  /** Whether the file holds the position. The server believes this only when it finds it there. */
  has_gps: z.boolean(),
  ai_confidence: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  camera_make: named(80),
  camera_model: named(80),
  country: named(100),
  city: named(100),
  neighborhood: named(100),
  street_address: named(300),
  postal_code: named(20),
  place_name: named(200),
});
export type SubmitPhotoRequest = z.input<typeof submitPhotoInput>;
export type SubmitPhotoInput = z.output<typeof submitPhotoInput>;

/** `path` as in `/contest/{path}`. A second call for one upload returns the same submission. */
export const submitPhotoOutput = z.object({
  id: z.string(),
  slug: z.string(),
  path: z.string(),
  status: z.enum(submissionStatuses),
});
export type SubmitPhotoOutput = z.infer<typeof submitPhotoOutput>;
