import { formatPhone } from '@streetlore/domain/phone';
import type { Mark } from '@streetlore/domain/sms';
import { useEffect, useRef, useState } from 'react';
import { type Live, LiveView, usePreviousData } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AdminActionNote } from '../hunts/thread/admin-action-note.tsx';
import type { AdminAction, ThreadText } from '../hunts/thread/data.ts';
import { Message } from '../hunts/thread/message.tsx';
import look from '../hunts/thread/thread.module.css';
import { timeline } from '../hunts/thread/timeline.ts';
import { type ThreadPart, useAdminActionsOn, useEarlierTexts, useNewestTexts } from './data.ts';
import styles from './sms.module.css';
import { smsTexts as texts } from './texts.ts';

type ThreadLogProps = {
  readonly number: string;
  /** The bookings whose admin actions are shown among the texts. */
  readonly bookingIds: readonly string[];
};

/**
 * A thread with the newest text at the bottom. The newest texts are live; earlier ones are loaded part by
 * part. Admin actions stand among them.
 */
export function ThreadLog({ number, bookingIds }: ThreadLogProps) {
  // The oldest text of each part with a part above it, the latest part first. The part above ends
  // before this text.
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const newest = usePreviousData(useNewestTexts(number, marks[0] ?? null));
  const found = usePreviousData(useAdminActionsOn(bookingIds));
  const actions = found.status === 'ready' ? found.data : [];
  const showEarlier = (mark: Mark) => setMarks([...marks, mark]);
  const isEmpty = newest.status === 'ready' && newest.data.texts.length === 0;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <div role="log" aria-live="off" aria-label="Texts" tabIndex={0} className={look.log}>
        <div className={look.texts}>
          {found.status === 'failed' && <p className={styles.soft}>{found.error.message}</p>}
          {isEmpty && <EmptyState title={texts.threadEmpty} />}
          {marks
            .map((mark, index) => (
              <Earlier
                key={mark.id}
                number={number}
                before={mark}
                actions={actions}
                onEarlier={index === marks.length - 1 ? showEarlier : null}
              />
            ))
            .toReversed()}
          <Part
            live={newest}
            actions={actions}
            to={Number.POSITIVE_INFINITY}
            onEarlier={marks.length === 0 ? showEarlier : null}
          />
        </div>
      </div>
      <Announcer number={number} newest={newest} />
    </>
  );
}

type EarlierProps = {
  readonly number: string;
  readonly before: Mark;
  readonly actions: readonly AdminAction[];
  readonly onEarlier: ((mark: Mark) => void) | null;
};

function Earlier({ number, before, ...rest }: EarlierProps) {
  return <Part live={useEarlierTexts(number, before)} to={before.seq / 100} {...rest} />;
}

type PartProps = {
  readonly live: Live<ThreadPart>;
  readonly actions: readonly AdminAction[];
  /** Admin actions from this time (ms) on belong to a later part. */
  readonly to: number;
  /** Shows the part before this one; null if a part above this one has the button. */
  readonly onEarlier: ((mark: Mark) => void) | null;
};

function Part({ live, actions, to, onEarlier }: PartProps) {
  return (
    <LiveView live={live} loading={<Loading text={texts.threadLoading} />} failed={texts.threadFailed}>
      {({ texts: said, hasEarlier }) => {
        const [oldest] = said;
        const from = hasEarlier && oldest ? oldest.sent_at.getTime() : Number.NEGATIVE_INFINITY;
        return (
          <>
            {hasEarlier && oldest && onEarlier && (
              <Button
                variant="outline"
                size="small"
                className={styles.earlier}
                onClick={() => onEarlier({ id: oldest.id, seq: oldest.seq })}
              >
                {texts.earlier}
              </Button>
            )}
            <ol className={look.part}>
              {timeline(said, actions, { from, to }).map((entry) =>
                entry.kind === 'text' ? (
                  <Message key={entry.key} text={entry.text} />
                ) : (
                  <AdminActionNote key={entry.key} action={entry.action} />
                ),
              )}
            </ol>
          </>
        );
      }}
    </LiveView>
  );
}

/** Announces to screen readers each text that arrives while the thread is open. */
function Announcer({ number, newest }: { readonly number: string; readonly newest: Live<ThreadPart> }) {
  const last: ThreadText | null = newest.status === 'ready' ? (newest.data.texts.at(-1) ?? null) : null;
  const first = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const isReady = newest.status === 'ready';
  useEffect(() => {
    if (!isReady) return;
    const isNew = first.current !== null && first.current !== (last?.id ?? '');
    first.current = last?.id ?? '';
    if (isNew && last)
      setSaid(texts.newText(last.direction === 'inbound' ? formatPhone(number) : texts.us, last.message_content));
  }, [isReady, last, number]);
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
