import { routes } from '@streetlore/domain/paths';
import * as z from 'zod/mini';

export const blogAddress = routes.adminSection('blog');

/** The address that opens a post in the editor; without an id, the list. */
export const postEditorAddress = (id: string | null): string =>
  id ? `${blogAddress}?edit=${encodeURIComponent(id)}` : blogAddress;

const openSchema = z.object({ post: z.string(), fresh: z._default(z.boolean(), false) });

/**
 * The post that is open in the editor. It is kept in the history entry's state and not in the
 * address: a reload and the back button work, and `?edit=` can disappear. `fresh` means that the
 * post is not stored yet.
 */
export type OpenPost = z.infer<typeof openSchema>;

export function openPostOf(state: unknown): OpenPost | null {
  const parsed = openSchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}
