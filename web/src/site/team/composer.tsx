import type { WithId } from '@streetlore/domain/query';
import { MAX_PAGE_MESSAGE, type Seen, type TeamLine, teamPageTexts as texts } from '@streetlore/domain/team';
import { useId } from 'react';
import { useConnection } from '../../offline/connection.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './composer.module.css';
import type { Outbox } from './outbox/use-outbox.ts';
import { asTyped, type Playing } from './playing.ts';
import { Said } from './said.tsx';
import { useDraftAnswer } from './use-draft-answer.ts';
import type { useJoining } from './use-joining.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

type ComposerProps = Playing & {
  readonly player: string | null;
  readonly outbox: Outbox;
  /** The newest first; null while they load. */
  readonly lines: readonly WithId<TeamLine>[] | null;
  readonly joining: Pick<ReturnType<typeof useJoining>, 'open' | 'failed'>;
};

const placeOf = ({ phase, stop_number }: Seen) =>
  phase === 'reward' ? texts.theReward(stop_number) : phase === 'puzzle' ? texts.theStop(stop_number) : texts.theEnd;

/** The field for answers at the bottom of the page; for those who do not play, the way in. */
export function Composer(props: ComposerProps) {
  const { page, player, outbox, lines, joining } = props;
  const room = useKeyboardRoom();
  const latest = lines?.find(({ from, to }) => from === null && (to === null || to === player));
  const said = outbox.pending.findLast(({ reply }) => reply !== null)?.reply ?? latest?.text;
  return (
    <section className={styles.composer} style={{ bottom: room }} aria-label={texts.yourTurn}>
      {said !== undefined && (
        <button
          type="button"
          className={styles.latest}
          onClick={() => document.getElementById('messages')?.scrollIntoView()}
        >
          <span key={said} className={styles.latestText}>
            <Said text={said} />
          </span>
          <span className={styles.latestWay}>{texts.latest}</span>
        </button>
      )}
      {player === null ? (
        <div className={styles.join}>
          <p>{texts.watching}</p>
          <Button onClick={joining.open}>{texts.join}</Button>
        </div>
      ) : (
        <AnswerForm {...props} />
      )}
      {joining.failed && (
        <p role="alert" className={styles.moved}>
          {joining.failed}
        </p>
      )}
      <p className={styles.status}>
        <ConnectionState waiting={outbox.pending.filter(({ state }) => state === 'waits').length} />
        {page.started_at && <strong>{texts.points(page.score)}</strong>}
        {player !== null && (
          <span>
            {texts.playingAs(player)}{' '}
            <button type="button" className={styles.change} onClick={joining.open}>
              {texts.change}
            </button>
          </span>
        )}
      </p>
    </section>
  );
}

function AnswerForm({ page, seen, say }: ComposerProps) {
  const id = useId();
  const { draft, write, renew, clear } = useDraftAnswer(page.id, seen);
  const hasMovedOn = draft && (draft.seen.phase !== seen.phase || draft.seen.stop_number !== seen.stop_number);
  return (
    <>
      <div role="status">
        {hasMovedOn && (
          <p className={styles.moved}>
            {texts.movedOn(placeOf(seen))}{' '}
            <button type="button" className={styles.change} onClick={renew}>
              {texts.writeFor(placeOf(seen))}
            </button>
          </p>
        )}
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!draft?.text.trim()) return;
          say?.(draft.text.trim(), draft.seen);
          clear();
        }}
      >
        <div className={styles.field}>
          <label htmlFor={id}>{page.phase === 'puzzle' && !page.paused ? texts.answer : texts.message}</label>
          <input
            id={id}
            name="text"
            className={styles.input}
            autoComplete="off"
            {...asTyped}
            enterKeyHint="send"
            maxLength={MAX_PAGE_MESSAGE}
            value={draft?.text ?? ''}
            onChange={({ target }) => write(target.value)}
          />
        </div>
        <Button type="submit" className={styles.send}>
          {texts.send}
        </Button>
      </form>
    </>
  );
}

function ConnectionState({ waiting }: { readonly waiting: number }) {
  const { status } = useConnection();
  const isLive = status === 'live' && waiting === 0;
  const words = status === 'reconnecting' ? texts.reconnecting : status === 'offline' ? texts.offline : texts.live;
  return (
    <span role="status" className={classes(styles.connection, !isLive && styles.away)}>
      {waiting > 0 ? texts.unsent(waiting) : words}
    </span>
  );
}
