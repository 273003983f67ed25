import type { Booking } from '@streetlore/domain/booking';
import { teamName } from '@streetlore/domain/leaderboard';
import { formatPhone } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import type { Conversation } from '@streetlore/domain/sms';
import { formatSince } from '@streetlore/domain/time';
import { TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Badge } from '../../ui/sticker.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import look from '../hunts/thread/thread.module.css';
import { withThread } from './address.ts';
import styles from './sms.module.css';
import { smsTexts as texts } from './texts.ts';

type ConversationRowProps = {
  readonly conversation: WithId<Conversation>;
  readonly all: readonly Conversation[];
  /** Undefined when there is no hunt, or while it is unknown. */
  readonly hunt: WithId<Booking> | undefined;
  readonly selected: boolean;
  /** Whether this conversation is open, or was the last one open. */
  readonly isLast: boolean;
  readonly now: Date;
};

/** A text that we send later than this (ms) after the players' words is not the hunt's reply to them. */
const REPLY = 60_000;

export function ConversationRow({ conversation, all, hunt, selected, isLast, now }: ConversationRowProps) {
  const { id, phone_number, page_player, preview, direction, tour_name, has_test, said } = conversation;
  const newest = new Date(Math.max(...all.map((one) => one.last_at.getTime())));
  // The time of the players' words beside it. A line below tells of a newer text to them.
  const at = said?.at ?? newest;
  const wroteSince = said && newest.getTime() - at.getTime() > REPLY ? newest : null;
  const awaits_answer = all.some((one) => one.awaits_answer);
  const isInDanger = all.some(({ plea }) => plea?.about === 'danger');
  const failed = all.some((one) => one.failed);
  const number = texts.numbers(
    phone_number === null ? texts.pageOf(page_player) : formatPhone(phone_number),
    all.length - 1,
  );
  const [params] = useSearchParams();
  return (
    <li>
      <Link
        to={{ search: `${withThread(params, id)}` }}
        className={styles.row}
        aria-current={selected ? 'true' : undefined}
        data-last={isLast || undefined}
        data-key-row
      >
        <span className={styles.rowHead}>
          <strong className={styles.number}>{hunt ? teamName(hunt.id, hunt.team_name) : number}</strong>
          <time dateTime={at.toISOString()} title={at.toLocaleString('en-GB')} className={styles.soft}>
            {formatSince(at, now)}
          </time>
        </span>
        <span className={styles.preview}>
          {direction === 'outbound' && !said && <VisuallyHidden>{texts.us}: </VisuallyHidden>}
          <span>{(said ? said.words : preview) || texts.noWords}</span>
        </span>
        <span className={styles.rowFoot}>
          {hunt && <span className={styles.soft}>{number}</span>}
          {tour_name && <span className={styles.soft}>{tour_name}</span>}
          {wroteSince && <span className={styles.soft}>{texts.wroteSince(formatSince(wroteSince, now))}</span>}
          {has_test && <Badge>{texts.test}</Badge>}
          {awaits_answer && (
            <Badge tone={isInDanger ? 'bad' : 'warn'}>{isInDanger ? texts.danger : texts.awaits}</Badge>
          )}
          {failed && (
            <span className={look.badMark}>
              <TriangleAlert size={16} aria-hidden="true" />
              {texts.lastFailed}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
