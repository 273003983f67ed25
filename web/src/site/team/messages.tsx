import type { WithId } from '@streetlore/domain/query';
import { type TeamLine, teamPageTexts as texts } from '@streetlore/domain/team';
import { formatClock } from '@streetlore/domain/time';
import { type Live, LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { Bubble } from './bubble.tsx';
import styles from './messages.module.css';
import type { Outbox } from './outbox/use-outbox.ts';
import { PendingMessage } from './pending-message.tsx';
import { writerOf } from './players.ts';
import { Said } from './said.tsx';

type MessagesProps = {
  /** The newest first. */
  readonly lines: Live<readonly WithId<TeamLine>[]>;
  readonly outbox: Outbox;
  readonly player: string | null;
};

/** The newest line at the bottom, and below it what has not arrived yet. */
export function Messages({ lines, outbox, player }: MessagesProps) {
  return (
    <section className={styles.messages} aria-label={texts.messages} id="messages">
      <h2 className={styles.heading}>{texts.messages}</h2>
      <div
        role="log"
        aria-label={texts.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard can only scroll what has the focus
        tabIndex={0}
        className={styles.log}
      >
        <LiveView
          live={lines}
          loading={<Loading text={texts.messagesLoading} height="8rem" />}
          failed={texts.messagesFailed}
        >
          {(newestFirst) => (
            <ol className={styles.lines}>
              {newestFirst.length + outbox.pending.length === 0 && <li className={styles.none}>{texts.noMessages}</li>}
              {newestFirst.toReversed().map((line) => (
                <Line key={line.id} line={line} player={player} />
              ))}
              {outbox.pending.map((message) => (
                <PendingMessage key={message.id} message={message} outbox={outbox} player={player} />
              ))}
            </ol>
          )}
        </LiveView>
      </div>
    </section>
  );
}

function Line({ line, player }: { readonly line: TeamLine; readonly player: string | null }) {
  const { from, text, at } = line;
  const time = <time dateTime={at.toISOString()}>{formatClock(at)}</time>;
  return (
    <Bubble from={from} isOwn={from !== null && from === player} writer={whoWrote(line, player)} after={time}>
      {from === null ? <Said text={text} /> : text}
    </Bubble>
  );
}

function whoWrote({ from, to }: TeamLine, player: string | null): string {
  if (from !== null) return writerOf(from, player);
  if (to === null) return texts.us;
  return texts.replyTo(to === player ? texts.you.toLowerCase() : writerOf(to, player));
}
