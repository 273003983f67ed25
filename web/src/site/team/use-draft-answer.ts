import { type Seen, seenSchema } from '@streetlore/domain/team';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { session } from '../../browser-storage.ts';
import { keptAs } from './kept.ts';

const draftSchema = z.object({ text: z.string(), seen: seenSchema });
type Draft = z.infer<typeof draftSchema>;

function kept(key: string): Draft | null {
  try {
    return draftSchema.safeParse(JSON.parse(session.get(key) ?? 'null')).data ?? null;
  } catch {
    return null; // no JSON, so nothing that this page wrote
  }
}

/**
 * The answer that this tab is writing, also after a reload. `seen` stays as at the first character
 * until `renew` is called.
 */
export function useDraftAnswer(pageId: string, now: Seen) {
  const key = keptAs.draft(pageId);
  const [draft, setDraft] = useState(() => kept(key));
  useEffect(() => {
    if (draft) session.set(key, JSON.stringify(draft));
    else session.remove(key);
  }, [draft, key]);
  return {
    draft,
    write: (text: string) => setDraft((old) => (text === '' ? null : { text, seen: old?.seen ?? now })),
    renew: () => setDraft((old) => old && { ...old, seen: now }),
    clear: () => setDraft(null),
  };
}
