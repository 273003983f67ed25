import * as z from 'zod/mini';
import { documentId, line, paragraph } from '../fields/index.ts';
import { countSegments, MAX_SEGMENTS } from '../sms/index.ts';
import { fillReply, sampleValues, unknownFields } from './fill.ts';
import { cannedTexts } from './texts.ts';

const MAX_REPLIES = 20;

/** A text that admins send often. Words in braces stand for the team's values. */
const cannedReplySchema = z.object({
  name: line(40, cannedTexts.noName),
  text: paragraph(400, cannedTexts.noText).check(
    z.superRefine((text: string, context) => {
      const [unknown] = unknownFields(text);
      if (unknown !== undefined) context.addIssue({ code: 'custom', message: cannedTexts.unknown(unknown) });
      const { segments } = countSegments(fillReply(text, sampleValues) ?? text);
      if (segments > MAX_SEGMENTS) context.addIssue({ code: 'custom', message: cannedTexts.tooLong(segments) });
    }),
  ),
});
export type CannedReply = z.infer<typeof cannedReplySchema>;

const replies = z.array(cannedReplySchema).check(z.maxLength(MAX_REPLIES, `At most ${MAX_REPLIES} replies`));

/** `settings/replies`: the canned replies, in the order of the list. Admins and functions only. */
export const cannedRepliesSchema = z.object({
  replies: z.array(z.object({ name: z.string(), text: z.string() })),
  updated_at: z.date(),
});
export type CannedReplies = z.infer<typeof cannedRepliesSchema>;

/** `seen`: when the replies were last saved, as far as the admin's page knows (ISO 8601); null if never. */
export const saveCannedRepliesInput = z.strictObject({ request_id: documentId, seen: z.nullable(z.string()), replies });
export type SaveCannedRepliesInput = z.output<typeof saveCannedRepliesInput>;

export const cannedFormSchema = z.object({ seen: z.nullable(z.string()), replies });

/** The replies that are offered until an admin saves others. */
export const defaultReplies: readonly CannedReply[] = [
  {
    name: 'What do you see?',
    text: 'Hi {team}, a person from Streetlore here. What do you see where you stand? HINT gives a hint, SKIP goes on to the next stop.',
  },
  {
    name: 'Thank you for GONE',
    text: 'Thank you, {team}! We look after the wall at stop {gone}. You lost no points there. Does the next one go well?',
  },
  {
    name: 'Is the wall gone?',
    text: 'Sorry, {team}! If the wall at stop {stop} is gone or covered, reply GONE: you get the next stop and lose no points.',
  },
  {
    name: 'How to start',
    text: 'Hi {team}! Your hunt {tour} is ready. Reply START when you are at the first wall, at the latest by {start_by}.',
  },
  {
    name: 'Money back',
    text: 'Hi {team}, we have your message about your money and answer today. Sorry that the hunt was not what you hoped for.',
  },
  {
    name: 'Other phone',
    text: 'Hi {team}, texts to one of your phones do not arrive. Which number shall we use instead?',
  },
];
