import type { BlogPost } from '@streetlore/domain/blog';

/**
 * Whether an editor's content may replace a stored post: it must be based on that version.
 * @param now the server's version
 * @param known the version that the editor knows; null for none
 * @param own the ids of the editor's saves; the stored post may come from one whose answer got lost
 */
export function isSameVersion(
  now: { readonly last_edit: unknown; readonly updated_at: unknown },
  known: Pick<BlogPost, 'updated_at'> | null,
  own: ReadonlySet<string>,
): boolean {
  if (typeof now.last_edit === 'string' && own.has(now.last_edit)) return true;
  return known !== null && now.updated_at instanceof Date && now.updated_at.getTime() === known.updated_at.getTime();
}
