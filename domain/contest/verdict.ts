import * as z from 'zod/mini';
import type { Submission } from './schema.ts';
import type { ContestSettings } from './settings.ts';

/**
 * `contest_submissions/{uuid}/private/verdict`: what the moderation model says of a photo; admins and
 * functions only. The model is asked about the picture once it is uploaded, and about picture and
 * texts once the form is sent.
 */
export const photoVerdictSchema = z.object({
  /** The highest score of a category, from 0 to 1; null before the first answer. */
  score: z.nullable(z.number()),
  /** The category with that score, in the vendor's word. */
  top: z.nullable(z.string()),
  /** The categories that the vendor flags. */
  flagged: z.array(z.string()),
  /** Whether the model has read the photo's texts too. It is then asked no more. */
  has_text: z.boolean(),
  /** When a person first decided about the photo. A verdict that comes later holds nothing. */
  judged_at: z.nullable(z.date()),
});
export type PhotoVerdict = z.infer<typeof photoVerdictSchema>;

/** What the model says of a picture, or of a picture with its texts. */
export type ModelVerdict = Pick<PhotoVerdict, 'flagged'> & { readonly score: number; readonly top: string };

export const noVerdict: PhotoVerdict = { score: null, top: null, flagged: [], has_text: false, judged_at: null };

/** Whether a photo with this verdict waits for a person although the contest is open. */
const isHeld = (verdict: PhotoVerdict | null, { hold_above }: ContestSettings): boolean =>
  verdict !== null && verdict.score !== null && verdict.score > hold_above;

/** The status of a new photo. */
export const firstStatus = (settings: ContestSettings, verdict: PhotoVerdict | null): Submission['status'] =>
  settings.moderated || isHeld(verdict, settings) ? 'pending' : 'approved';

/** A status with the place in the queue. A photo on the wall has none: everybody can read its document. */
export const statusFields = (
  status: Submission['status'],
  verdict: PhotoVerdict | null,
): Pick<Submission, 'status' | 'queue_score'> => ({
  status,
  queue_score: status === 'pending' ? (verdict?.score ?? 0) : 0,
});

/**
 * What a new verdict changes of a photo: it takes a photo off the wall about which nobody has decided,
 * and moves a waiting one in the queue. It never publishes.
 * @returns null when the photo stays as it is
 */
export function changedByVerdict(
  photo: Pick<Submission, 'status' | 'queue_score'>,
  verdict: PhotoVerdict,
  settings: ContestSettings,
): Partial<Pick<Submission, 'status' | 'queue_score' | 'is_winner'>> | null {
  if (photo.status === 'approved' && verdict.judged_at === null && isHeld(verdict, settings))
    return { ...statusFields('pending', verdict), is_winner: false };
  const { queue_score } = statusFields(photo.status, verdict);
  return queue_score === photo.queue_score ? null : { queue_score };
}

/** The texts of a photo that the model reads: those that everybody reads, and nothing about the sender. */
export const textsToModerate = ({
  title,
  description,
  location,
  credit,
  artist,
  tags,
}: Pick<Submission, 'title' | 'description' | 'location' | 'credit' | 'artist' | 'tags'>): string =>
  [title, description, location, credit, artist?.name, tags.join(', ')].filter(Boolean).join('\n');

/** The vendor's categories (platform.openai.com/docs/guides/moderation) in plain words. */
const categoryWords: Readonly<Record<string, string>> = {
  harassment: 'harassment',
  'harassment/threatening': 'threats',
  hate: 'hate',
  'hate/threatening': 'hate with threats',
  illicit: 'advice for a crime',
  'illicit/violent': 'advice for a violent crime',
  'self-harm': 'self-harm',
  'self-harm/intent': 'somebody who means to hurt themselves',
  'self-harm/instructions': 'instructions for self-harm',
  sexual: 'sexual',
  'sexual/minors': 'sexual with a child',
  violence: 'violence',
  'violence/graphic': 'graphic violence',
};

const wordsOf = (category: string) => categoryWords[category] ?? category;

/** A verdict in plain words, such as 'The model is 93 % sure: violence'. */
export function verdictText(verdict: PhotoVerdict | null): string {
  if (!verdict || verdict.score === null || verdict.top === null) return 'The model has not looked at it';
  const { score, top, flagged } = verdict;
  const sure = `${Math.round(score * 100)} % sure: ${wordsOf(top)}`;
  const others = flagged.filter((category) => category !== top).map(wordsOf);
  const also = others.length > 0 ? `. It also found: ${others.join(', ')}` : '';
  return flagged.length === 0 ? `The model found nothing (${sure})` : `The model is ${sure}${also}`;
}
