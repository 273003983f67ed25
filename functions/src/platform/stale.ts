import { HttpsError } from 'firebase-functions/v2/https';

/** The refusal of an edit of what somebody else has changed or deleted meanwhile. */
export const staleEditError = (message: string) => new HttpsError('failed-precondition', message, { field: 'seen' });

/**
 * Refuses a save, unless the stored document is the one that the editor was opened with.
 * @param stored null when there is no such document
 * @param seen when the editor's document was saved (ISO 8601); null in the editor of a new one
 * @throws HttpsError `failed-precondition` with field `seen`
 */
export function refuseStale(
  stored: { readonly updated_at: Date } | null,
  seen: string | null,
  texts: { readonly gone: string; readonly changed: string },
): void {
  if (seen !== null && !stored) throw staleEditError(texts.gone);
  if ((stored?.updated_at.toISOString() ?? null) !== seen) throw staleEditError(texts.changed);
}
