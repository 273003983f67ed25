import * as z from 'zod/mini';
import { emailAddress, line, optionalText, paragraph } from '../fields/index.ts';
import { ukMobileField } from '../phone/index.ts';
import { positionSchema } from './place.ts';
import { submissionStatuses } from './schema.ts';
import { tagsSchema } from './tags.ts';
import { contestTexts } from './texts.ts';
import { plainName } from './upload.ts';

/** The winner's prize is texted: a UK mobile, normalised as a booking's. */
const phoneNumber = ukMobileField(contestTexts.needs.phone_number);

/** Characters of a photo's title. */
export const LONGEST_TITLE = 100;

/** What a visitor types and may change. */
const typed = {
  name: line(100, contestTexts.needs.name),
  email: emailAddress,
  phone_number: phoneNumber,
  title: line(LONGEST_TITLE, contestTexts.needs.title),
  location: line(300),
  description: paragraph(3000),
  tags: tagsSchema,
};

/** The submission form as typed; parsed, the phone number is in +44 form and the tags are in theirs. */
export const submissionFormSchema = z.object(typed);
export type SubmissionForm = z.input<typeof submissionFormSchema>;

export const emptySubmissionForm = (): SubmissionForm => ({
  name: '',
  email: '',
  phone_number: '',
  title: '',
  location: '',
  description: '',
  tags: [],
});

const named = (max: number) => optionalText(line(max));

/** Input of the callable `submitPhoto`: the form, the name of the caller's upload, and what was found out about the photo. */
export const submitPhotoInput = z.strictObject({
  upload: plainName,
  ...typed,
  position: z.nullable(positionSchema),
  /** Whether the position was inside the photo; a dropped pin and the browser's are not. Believed only where the file says so. */
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
/** As the browser sends it. */
export type SubmitPhotoRequest = z.input<typeof submitPhotoInput>;
/** As the function works with it. */
export type SubmitPhotoInput = z.output<typeof submitPhotoInput>;

/** `path` as in `/contest/{path}`. A repeat of one upload answers the same submission. */
export const submitPhotoOutput = z.object({
  id: z.string(),
  slug: z.string(),
  path: z.string(),
  status: z.enum(submissionStatuses),
});
export type SubmitPhotoOutput = z.infer<typeof submitPhotoOutput>;
