import type { WithId } from '@streetlore/domain/query';
import type { TeamLine } from '@streetlore/domain/team';
import { useEffect, useRef, useState } from 'react';
import { chime } from './chime.ts';
import { newsSince } from './news.ts';

/**
 * Tells of what others have done: by a count before the title while the page is hidden, and by a sound.
 * @param lines the newest first; null while they load
 */
export function useNews(
  lines: readonly WithId<TeamLine>[] | null,
  player: string | null,
  { hasSound }: { readonly hasSound: boolean },
): void {
  /** The id of the newest line; undefined before the first answer. */
  const last = useRef<string | null>(undefined);
  const [unseen, setUnseen] = useState(0);
  useEffect(() => {
    if (!lines) return;
    const before = last.current;
    last.current = lines[0]?.id ?? null;
    const news = before === undefined ? 0 : newsSince(lines, before, player);
    if (news === 0) return;
    if (hasSound) chime();
    if (document.hidden) setUnseen((count) => count + news);
  }, [lines, player, hasSound]);
  useEffect(() => {
    const onReturn = () => document.hidden || setUnseen(0);
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  useEffect(() => {
    if (unseen === 0) return;
    const { title } = document;
    document.title = `(${unseen}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [unseen]);
}
