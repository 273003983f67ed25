import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { postFormSchema } from '../blog/index.ts';
import { textBookingForm } from '../booking/index.ts';
import { contactFormSchema } from '../contact/index.ts';
import { submissionEditSchema } from '../contest/index.ts';
import { namesOf } from '../fields/index.ts';
import { applicationFormSchema, partnerFormSchema } from '../partner/index.ts';
import { newsletterFormSchema } from '../subscriber/index.ts';
import { stopFormSchema, tourFormSchema } from '../tour/index.ts';

// Only the forms limit the length of a text in documents that functions write: a bare `z.string()`
// accepts as much as a document holds.

const forms: [string, z.ZodMiniObject][] = [
  ['tour', tourFormSchema],
  ['stop', stopFormSchema],
  ['partner', partnerFormSchema],
  ['post', postFormSchema],
  ['photo', submissionEditSchema],
  ['booking', textBookingForm],
  ['contact', contactFormSchema],
  ['application', applicationFormSchema],
  ['newsletter', newsletterFormSchema],
];
const fields = forms.flatMap(([form, { shape }]) =>
  namesOf(shape).map((field) => ({ form, field, schema: shape[field] as z.ZodMiniType })),
);
const endless = 'x'.repeat(200_000);

test.each(fields)('$form: $field has a maximum length', ({ schema }) => {
  for (const value of [endless, [endless]]) expect(z.safeParse(schema, value).success).toBe(false);
});
