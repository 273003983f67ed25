import { isPublic, moderationButtons, type Submission } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { Button, LinkButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './contest.module.css';
import { approve, reject, restore, setWinner } from './data.ts';
import type { AskedPhoto } from './photo-dialogs.tsx';
import { contestAdminTexts as texts } from './texts.ts';

type Decision = {
  readonly action: () => Promise<unknown>;
  readonly failed: string;
  readonly word: (title: string) => string;
  readonly text?: string | undefined;
  readonly undo: () => Promise<unknown>;
};

type CardActionsProps = {
  readonly photo: WithId<Submission>;
  /** The picture's address; null until it is known. */
  readonly picture: string | null;
  readonly onAsk: (asked: AskedPhoto) => void;
};

export function CardActions({ photo, picture, onAsk }: CardActionsProps) {
  const { busy, run } = useAction();
  const offers = moderationButtons(photo);
  const ask = (dialog: AskedPhoto['dialog']) => onAsk({ dialog, photo, picture });
  /** Makes the decision, then shows a toast with Undo, because the photo may have left the list. */
  const decide = async ({ action, failed, word, text, undo }: Decision) => {
    if (!(await run(action, failed))) return;
    // Each toast has a new id: a toast that replaces another inherits its remaining time.
    showToast(crypto.randomUUID(), {
      tone: 'success',
      title: word(photo.title),
      text,
      action: { label: texts.undo, onClick: () => void run(undo, texts.undoFailed) },
    });
  };
  const decisions = {
    approve: {
      action: () => approve(photo),
      failed: texts.statusFailed,
      word: texts.approved,
      undo: () => restore(photo, 'approved'),
    },
    reject: {
      action: () => reject(photo),
      failed: texts.statusFailed,
      word: texts.rejected,
      undo: () => restore(photo, 'rejected'),
    },
    winner: {
      action: () => setWinner(photo.id, !photo.is_winner),
      failed: texts.winnerFailed,
      word: photo.is_winner ? texts.noWinner : texts.becameWinner,
      text: photo.is_winner ? undefined : texts.noPrize,
      undo: () => setWinner(photo.id, photo.is_winner),
    },
  } satisfies Record<string, Decision>;
  const named = (action: string) => ({ 'aria-label': texts.named(action, photo.title) });
  return (
    <div className={styles.actions}>
      <Button size="small" variant="outline" {...named('Edit')} onClick={() => ask('edit')}>
        Edit
      </Button>
      {/* A photo that is not on the wall has no page. */}
      {isPublic(photo.status) ? (
        <LinkButton
          size="small"
          variant="outline"
          to={routes.submission(photo)}
          {...named('View')}
          target="_blank"
          rel="noreferrer"
        >
          View
        </LinkButton>
      ) : (
        <Button
          size="small"
          variant="outline"
          disabled={picture === null}
          {...named('View')}
          onClick={() => ask('view')}
        >
          View
        </Button>
      )}
      {offers.approve && (
        <Button
          size="small"
          variant="spray"
          disabled={busy}
          {...named('Approve')}
          aria-keyshortcuts="a"
          onClick={() => void decide(decisions.approve)}
        >
          Approve
        </Button>
      )}
      {offers.reject && (
        <Button
          size="small"
          variant="outline"
          disabled={busy}
          {...named('Reject')}
          aria-keyshortcuts="r"
          onClick={() => void decide(decisions.reject)}
        >
          Reject
        </Button>
      )}
      {offers.winner && (
        <Button
          size="small"
          disabled={busy}
          {...named(photo.is_winner ? 'Unwinner' : 'Winner')}
          onClick={() => void decide(decisions.winner)}
        >
          {photo.is_winner ? 'Unwinner' : 'Winner'}
        </Button>
      )}
      <Button size="small" variant="danger" disabled={busy} {...named('Delete')} onClick={() => ask('delete')}>
        Delete
      </Button>
    </div>
  );
}
