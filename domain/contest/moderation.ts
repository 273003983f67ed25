import * as z from 'zod/mini';
import { artistFields, artistForm } from '../artist/index.ts';
import { documentId, line, optionalText, paragraph } from '../fields/index.ts';
import { submissionSlug } from '../slug/index.ts';
import { isElsewhere } from './elsewhere.ts';
import { placePath } from './place.ts';
import { type Submission, submissionStatuses } from './schema.ts';
import { MAX_CREDIT_LENGTH } from './submit.ts';
import { type PhotoVerdict, statusFields } from './verdict.ts';

/** The rules repeat these numbers; tests/rules/fields.test.ts compares them. */
const MAX_TAGS = 12;
const TAG_LENGTH = 60;

/** Tags as an admin types them: split at commas, trimmed, empty and repeated ones dropped. */
const typedTags = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => [
      ...new Set(
        typed
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ]),
  ),
  z
    .array(z.string().check(z.maxLength(TAG_LENGTH, `Keep each tag to ${TAG_LENGTH} characters at most`)))
    .check(z.maxLength(MAX_TAGS, `At most ${MAX_TAGS} tags`)),
);

/** The edit dialog as typed. Parsed, it holds the document's changed fields, except slug and path. */
export const submissionEditSchema = z.object({
  title: line(200, 'A title is required'),
  description: paragraph(4000),
  credit: line(MAX_CREDIT_LENGTH),
  artist: artistForm,
  country: line(100),
  city: line(100),
  neighborhood: line(100),
  location: line(300),
  place_name: optionalText(line(200)),
  street_address: optionalText(line(300)),
  postal_code: optionalText(line(20)),
  tags: typedTags,
});
export type SubmissionEditForm = z.input<typeof submissionEditSchema>;
export type SubmissionEdit = z.output<typeof submissionEditSchema>;

export const editFormOf = (photo: Submission): SubmissionEditForm => ({
  title: photo.title,
  description: photo.description,
  credit: photo.credit,
  artist: photo.artist,
  country: photo.country,
  city: photo.city,
  neighborhood: photo.neighborhood,
  location: photo.location,
  place_name: photo.place_name ?? '',
  street_address: photo.street_address ?? '',
  postal_code: photo.postal_code ?? '',
  tags: photo.tags.join(', '),
});

/** The fields that an edit changes. A new title makes a new slug; the path follows title and place. */
export function applyEdit(
  photo: Pick<Submission, 'title' | 'slug' | 'submitted_at'>,
  edit: SubmissionEdit,
): SubmissionEdit & Pick<Submission, 'slug' | 'path' | 'artist_slug'> {
  const keeps = edit.title === photo.title && photo.slug !== '';
  const slug = keeps ? photo.slug : submissionSlug(edit.title, photo.submitted_at);
  return { ...edit, ...artistFields(edit.artist), slug, path: placePath(edit, slug) };
}

/**
 * Input of the callable `judgePhoto`: the status that a photo is to get.
 * - `was`: the status when the admin decided. If somebody else has decided since, their verdict
 *   stays. Null means any status; pages that were open before this field existed send null.
 * - `undo`: the admin takes a verdict back. `is_winner` then brings the badge back too.
 */
export const judgePhotoInput = z.strictObject({
  request_id: documentId,
  submission_id: documentId,
  status: z.enum(submissionStatuses),
  was: z.nullable(z.enum(submissionStatuses)),
  undo: z.optional(z.boolean()),
  is_winner: z.boolean(),
});
export type JudgePhotoInput = z.infer<typeof judgePhotoInput>;

/** Only an approved photo can be a winner. A photo that stays approved keeps its badge. */
export function moderatedFields(
  photo: Pick<Submission, 'status' | 'is_winner' | 'has_gps' | 'latitude' | 'longitude'>,
  { status, is_winner }: Pick<JudgePhotoInput, 'status' | 'is_winner'>,
  verdict: PhotoVerdict | null,
): Pick<Submission, 'status' | 'is_winner' | 'queue_score'> {
  const mayWin = status === 'approved' && !isElsewhere(photo);
  return { ...statusFields(status, verdict), is_winner: mayWin && (photo.is_winner || is_winner) };
}

/** Whether a photo is to have the winner's badge, which brings no prize. */
export const setWinnerInput = z.strictObject({
  request_id: documentId,
  submission_id: documentId,
  is_winner: z.boolean(),
});
export type SetWinnerInput = z.infer<typeof setWinnerInput>;

/** Which buttons an admin sees for a photo. A photo from outside London cannot win. */
export const moderationButtons = (photo: Pick<Submission, 'status' | 'has_gps' | 'latitude' | 'longitude'>) => ({
  approve: photo.status !== 'approved',
  reject: photo.status !== 'rejected',
  winner: photo.status === 'approved' && !isElsewhere(photo),
});

/** The lists of Contest Management. */
export const moderationFilters = ['all', ...submissionStatuses, 'winners'] as const;
export type ModerationFilter = (typeof moderationFilters)[number];

/** `stats/contest`: how many photos there are, counted by functions. */
export const contestStatsSchema = z.object({
  total: z.int(),
  approved: z.int(),
  pending: z.int(),
  winners: z.int(),
  counted_at: z.date(),
});
export type ContestStats = z.infer<typeof contestStatsSchema>;

/** Input of the callables about one photo: `deleteSubmission`, `voidVotes`, `clearFlag`. */
export const aboutSubmissionInput = z.strictObject({ submission_id: documentId });
export type AboutSubmissionInput = z.infer<typeof aboutSubmissionInput>;

/** Output of `voidVotes`: how many votes no longer count. */
export const voidVotesOutput = z.object({ voided: z.int() });
