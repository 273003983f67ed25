import { contestTexts } from '@streetlore/domain/contest';
import { ArrowBigUp, Check } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { CallError } from '../../../data/index.ts';
import { useReachable } from '../../../offline/connection.ts';
import { toast } from '../../../ui/toaster.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { votesText } from '../../../ui/votes-text.ts';
import type { Photo } from '../data.ts';
import { AnimatedFigure } from './animated-figure.tsx';
import styles from './votes.module.css';
import { finishPendingVote, useVote } from './votes.ts';

export function VoteButton({ photo }: { readonly photo: Photo }) {
  const { votes, isCast, toggle } = useVote(photo);
  const online = useReachable();
  const reason = useId();
  const said = (error: unknown) => toast.error(voteFailure(error, isCast));
  const press = () => {
    if (online) toggle().catch(said);
  };
  const Mark = isCast ? Check : ArrowBigUp;
  const goOn = useEffectEvent(() => void finishPendingVote(photo).catch(said));
  useEffect(() => {
    if (online) goOn();
  }, [online]);
  return (
    <div className={styles.votes}>
      <AnimatedFigure className={styles.count} value={votes}>
        {votesText(votes)}
      </AnimatedFigure>
      <button
        type="button"
        className={styles.vote}
        aria-pressed={isCast}
        aria-disabled={!online}
        aria-describedby={online ? undefined : reason}
        title={online ? undefined : contestTexts.voteOffline}
        onClick={press}
      >
        <Mark className={styles.mark} aria-hidden="true" /> {isCast ? contestTexts.voted : contestTexts.vote}
        <VisuallyHidden> for {photo.title}</VisuallyHidden>
      </button>
      {!online && (
        <span id={reason} hidden>
          {contestTexts.voteOffline}
        </span>
      )}
    </div>
  );
}

/**
 * The message after a failed vote. The rules refuse one that makes no sense any more; the server
 * says why a voter cannot be registered.
 */
function voteFailure(error: unknown, wasCast: boolean): string {
  console.error('A vote did not go through', error);
  if (error instanceof CallError) return contestTexts.voteFailedWith(error.message);
  const isRefused = error instanceof Error && 'code' in error && error.code === 'permission-denied';
  if (!isRefused) return contestTexts.voteFailed;
  return contestTexts.voteFailedWith(wasCast ? contestTexts.voteStands : contestTexts.notOnTheWall);
}
