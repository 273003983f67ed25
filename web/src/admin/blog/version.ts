import type { BlogPost } from '@streetlore/domain/blog';

/**
 * Whether a stored post is the version that an editor's content is based on, so that the content
 * may replace it.
 * @param now the server's version
 * @param known the version that the editor knows; null for none
 * @param own the ids of the editor's saves: one whose answer got lost may be stored
 */
export function isSameVersion(
  now: { readonly last_edit: unknown; readonly updated_at: unknown },
  known: Pick<BlogPost, 'updated_at'> | null,
  own: ReadonlySet<string>,
): boolean {
  if (typeof now.last_edit === 'string' && own.has(now.last_edit)) return true;
  return known !== null && now.updated_at instanceof Date && now.updated_at.getTime() === known.updated_at.getTime();
}
