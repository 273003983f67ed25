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

/**
 * `settings/replies`: the canned replies, in the order in which they are offered; admins and
 * functions only.
 */
export const cannedRepliesSchema = z.object({
  replies: z.array(z.object({ name: z.string(), text: z.string() })),
  updated_at: z.date(),
});
export type CannedReplies = z.infer<typeof cannedRepliesSchema>;

/**
 * Input of the callable `saveCannedReplies`. `seen`: when the replies were last saved as the admin
 * knows them (ISO 8601); null if never.
 */
export const saveCannedRepliesInput = z.strictObject({ request_id: documentId, seen: z.nullable(z.string()), replies });
export type SaveCannedRepliesInput = z.output<typeof saveCannedRepliesInput>;

/** The form in which an admin edits the replies. */
export const cannedFormSchema = z.object({ seen: z.nullable(z.string()), replies });
