import {
  actionsOf,
  type DecisionAction,
  kindNames,
  LOOK_WITHIN_MS,
  reasonNames,
  reportReasons,
} from '@streetlore/domain/reports';
import { dueWithin, formatAgo } from '@streetlore/domain/time';
import { cutAtWord } from '@streetlore/domain/wording';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Badge } from '../../ui/sticker.tsx';
import { useNow } from '../../ui/use-now.ts';
import { keyRow } from '../use-keys.ts';
import { AppealNote } from './appeal-note.tsx';
import { CasePicture } from './case-picture.tsx';
import type { ListedCase } from './data.ts';
import { DecisionNote } from './decision-note.tsx';
import { ReportList } from './report-list.tsx';
import styles from './reports.module.css';
import { caseTexts as texts } from './texts.ts';

const TICK = 60_000;
/** How many characters of a review or a post a closed row shows. */
const TEXT_SHOWN = 240;

const keys: Readonly<Record<DecisionAction, string>> = {
  keep: 'a',
  hide: 'r',
  hide_and_refuse: 'f',
  correct_artist: 'c',
  answer: 'w',
};

type CaseRowProps = {
  readonly listed: ListedCase;
  /** Without it the case is decided. */
  readonly onAsk?: (action: DecisionAction) => void;
  /** Another admin has decided it while it was on screen. */
  readonly isMeanwhile?: boolean;
};

/** A reported thing with all its reports. Opening it shows what the reporters wrote. */
export function CaseRow({ listed, onAsk, isMeanwhile = false }: CaseRowProps) {
  const { id, kind, title, text, path, status, reasons, hidden } = listed;
  const [open, setOpen] = useState(false);
  const body = useId();
  const last = listed.final ?? listed.decision;
  // What hides has to be kept or hidden by a person.
  const possible = actionsOf(kind).filter((action) => action !== 'answer' || !hidden);
  return (
    <li {...keyRow} className={classes(styles.case, isMeanwhile && styles.past)}>
      <CasePicture listed={listed} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.head}
            aria-expanded={open}
            aria-controls={body}
            onClick={() => setOpen(!open)}
          >
            {title}
          </button>
        </h2>
        <p className={styles.facts}>
          <Badge>{kindNames[kind]}</Badge>
          {status === 'appealed' && <Badge tone="warn">{texts.status.appealed}</Badge>}
          {status === 'final' && <Badge>{texts.status.final}</Badge>}
          <Badge tone={hidden ? 'bad' : 'good'}>{hidden ? texts.hidden : texts.shown}</Badge>
          <Age listed={listed} waits={onAsk !== undefined} />
          {path && !hidden && (
            <a href={path} target="_blank" rel="noreferrer" aria-label={texts.named(texts.open, title)}>
              {texts.open}
            </a>
          )}
        </p>
        <ul className={styles.reasons}>
          {reportReasons.map((reason) => {
            const count = reasons[reason] ?? 0;
            return count > 0 && <li key={reason}>{texts.times(reasonNames[reason], count)}</li>;
          })}
        </ul>
        {(text || kind === 'review') && (
          <p className={styles.text}>{(open ? text : cutAtWord(text, TEXT_SHOWN)) || texts.noText}</p>
        )}
        {isMeanwhile && last && <p className={styles.meanwhile}>{texts.decidedBy(last.by_email)}</p>}
        {listed.decision && (
          <DecisionNote title={listed.appeal ? texts.first : texts.decision} decision={listed.decision} />
        )}
        <AppealNote listed={listed} />
        {listed.final && <DecisionNote title={texts.last} decision={listed.final} />}
        <div id={body} hidden={!open}>
          {open && <ReportList caseId={id} />}
        </div>
        {onAsk && (
          <div className={styles.actions}>
            {possible.map((action) => (
              <Button
                key={action}
                size="small"
                variant={action === 'keep' ? 'spray' : 'outline'}
                aria-label={texts.named(texts.actions(hidden)[action], title)}
                aria-keyshortcuts={keys[action]}
                onClick={() => onAsk(action)}
              >
                {texts.actions(hidden)[action]}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

function Age({ listed, waits }: { readonly listed: ListedCase; readonly waits: boolean }) {
  const now = useNow(TICK);
  const { opened_at, reports } = listed;
  const { words, isLate } = dueWithin(LOOK_WITHIN_MS, opened_at, now);
  return (
    <span className={styles.soft}>
      {texts.reports(reports)},{' '}
      <time dateTime={opened_at.toISOString()} className={classes(waits && isLate && styles.late)}>
        {waits ? `${formatAgo(opened_at, now)}, ${words}` : formatAgo(opened_at, now)}
      </time>
    </span>
  );
}
