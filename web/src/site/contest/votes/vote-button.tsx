import { contestTexts } from '@streetlore/domain/contest';
import { useId } from 'react';
import type { Photo } from '../../../live/contest.ts';
import { useReachable } from '../../../live/core/reachable.ts';
import { useVote } from '../../../live/votes.ts';
import { toast } from '../../../ui/toaster.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Tick } from './tick.tsx';
import { voteFailure } from './vote-failure.ts';
import styles from './votes.module.css';
import { votesText } from './votes-text.ts';

/** How many votes a photo has, live, and the button that casts this visitor's or takes it back. */
export function VoteButton({ photo }: { readonly photo: Photo }) {
  const { votes, isCast, toggle } = useVote(photo);
  const online = useReachable();
  const reason = useId();
  const press = () => {
    if (online) toggle().catch((error: unknown) => toast.error(voteFailure(error, isCast)));
  };
  return (
    <div className={styles.votes}>
      <Tick className={styles.count} value={votes}>
        {votesText(votes)}
      </Tick>
      <button
        type="button"
        className={styles.vote}
        aria-pressed={isCast}
        aria-disabled={!online}
        aria-describedby={online ? undefined : reason}
        title={online ? undefined : contestTexts.voteOffline}
        onClick={press}
      >
        <span aria-hidden="true">{isCast ? '✓' : '▲'}</span> {contestTexts.vote}
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
