import { roundEnds } from '@streetlore/domain/contest';
import { useHydrating } from '../server-rendering/use-hydrating.ts';
import { useNow } from './use-now.ts';

/** How often (ms) the page checks whether the next round has begun. */
const LOOK = 60_000;

/**
 * Says when the contest's open round ends. The server's HTML may be from an earlier round, so it has an empty
 * line instead.
 */
export function RoundEnd({ className }: { readonly className?: string | undefined }) {
  const now = useNow(LOOK);
  return <p className={className}>{useHydrating() ? '\u00a0' : roundEnds(now)}</p>;
}
