import { deadLetterTexts as texts } from '@streetlore/domain/dead-letters';
import { formatSince } from '@streetlore/domain/time';
import { useRef } from 'react';
import { LiveView } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useNow } from '../../ui/use-now.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './dashboard.module.css';
import { type ListedDeadLetter, retryDeadLetter, useDeadLetters, useHealth } from './data.ts';

const TICK = 60_000;

/**
 * Background work that kept failing, for an admin to retry. It listens only when the last health
 * check found some, because mostly there is none.
 */
export function DeadLetters() {
  const health = useHealth();
  return health.status === 'ready' && (health.data?.dead_letters ?? 0) > 0 ? <DeadLetterList /> : null;
}

/** The list of the work that was set aside. */
export function DeadLetterList() {
  const live = useDeadLetters();
  const now = useNow(TICK);
  return (
    <LiveView live={live} loading={null} failed={texts.failed}>
      {(deadLetters) =>
        deadLetters.length > 0 && (
          <section aria-labelledby="set-aside" className={styles.part}>
            <h3 id="set-aside" className={styles.partHeading}>
              {texts.heading}
            </h3>
            <p className={styles.quiet}>{texts.intro}</p>
            <ul className={styles.deadLetters}>
              {deadLetters.map((deadLetter) => (
                <DeadLetterItem key={deadLetter.id} deadLetter={deadLetter} now={now} />
              ))}
            </ul>
          </section>
        )
      }
    </LiveView>
  );
}

function DeadLetterItem({ deadLetter, now }: { readonly deadLetter: ListedDeadLetter; readonly now: Date }) {
  const about = deadLetter.source ?? Object.values(deadLetter.subject).flat().join(', ');
  return (
    <li className={styles.deadLetter}>
      <p className={styles.deadLetterAbout}>
        <strong>{deadLetter.function}</strong>
        <span className={styles.deadLetterSource}>{about}</span>
        <span>
          {texts.times(deadLetter.failures)}: {deadLetter.reason}
        </span>
        <time dateTime={deadLetter.last_at.toISOString()}>{formatSince(deadLetter.last_at, now)}</time>
      </p>
      <TryAgain id={deadLetter.id} name={`${deadLetter.function} ${about}`} />
    </li>
  );
}

function TryAgain({ id, name }: { readonly id: string; readonly name: string }) {
  const { busy, run } = useAction();
  // Every try has the same request id. If an earlier try succeeded and its answer got lost, the
  // server recognises the request.
  const request = useRef(crypto.randomUUID());
  const retry = async () => {
    const isDone = await run(() => retryDeadLetter({ request_id: request.current, letter_id: id }), texts.notDone);
    if (isDone) toast.success(texts.done);
  };
  return (
    <Button size="small" variant="outline" busy={busy} onClick={() => void retry()}>
      {texts.retry}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
