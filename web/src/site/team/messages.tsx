import type { WithId } from '@streetlore/domain/query';
import { type TeamLine, teamPageTexts as texts } from '@streetlore/domain/team';
import { useLayoutEffect, useRef } from 'react';
import { type Live, LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { Bubble } from './bubble.tsx';
import styles from './messages.module.css';
import type { Outbox } from './outbox/use-outbox.ts';
import { PendingMessage } from './pending-message.tsx';
import { writerOf } from './players.ts';

type MessagesProps = {
  /** The newest first. */
  readonly lines: Live<readonly WithId<TeamLine>[]>;
  readonly outbox: Outbox;
  readonly player: string | null;
};

/** How near (px) to its end a reader is taken to be at the end, so that it stays there. */
const AT_END = 80;

/** The transcript, the newest line at the bottom, and below it what has not arrived yet. */
export function Messages({ lines, outbox, player }: MessagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const count = (lines.status === 'ready' ? lines.data.length : 0) + outbox.pending.length;
  const newest = lines.status === 'ready' ? lines.data[0]?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line moves the end
  useLayoutEffect(() => {
    const element = box.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [count, newest]);
  return (
    <section className={styles.messages} aria-label={texts.messages} id="messages">
      <h2 className={styles.heading}>{texts.messages}</h2>
      <div
        ref={box}
        role="log"
        aria-label={texts.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard can only scroll what has the focus
        tabIndex={0}
        className={styles.log}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < AT_END;
        }}
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
  const { from, to, text, at } = line;
  const isOwn = from !== null && from === player;
  const writer = from !== null ? writerOf(from, player) : to === null ? texts.us : texts.replyTo(writerOf(to, player));
  return (
    <Bubble from={from} isOwn={isOwn} writer={writer} after={<time dateTime={at.toISOString()}>{clockOf(at)}</time>}>
      {text}
    </Bubble>
  );
}

const clockOf = (at: Date) =>
  at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });
