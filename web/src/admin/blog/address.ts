import { routes } from '@streetlore/domain/paths';
import * as z from 'zod/mini';

export const blogAddress = routes.adminSection('blog');

/** The editor's address; without an id, the list's. */
export const postEditorAddress = (id: string | null): string =>
  id ? `${blogAddress}?edit=${encodeURIComponent(id)}` : blogAddress;

const openSchema = z.object({ post: z.string(), fresh: z._default(z.boolean(), false) });

/**
 * The post that is open in the editor. The browser's history keeps it, so that a reload and Back work and
 * `?edit=` can disappear. `fresh` means that the post is not stored yet.
 */
export type OpenPost = z.infer<typeof openSchema>;

export function openPostOf(state: unknown): OpenPost | null {
  const parsed = openSchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}
