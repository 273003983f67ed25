import { formatMoment } from '@streetlore/domain/time';
import { useSession } from '../../data/index.ts';
import type { ListedCase } from './data.ts';
import styles from './reports.module.css';
import { caseTexts as texts } from './texts.ts';

/** What reporter or sender say against the first decision. */
export function AppealNote({ listed: { appeal, decision, status } }: { readonly listed: ListedCase }) {
  const session = useSession();
  if (!appeal) return null;
  const isOwn = session.status === 'ready' && session.data?.uid === decision?.by_uid;
  return (
    <div className={styles.note}>
      <p className={styles.written}>
        <strong>{texts.by[appeal.by]}:</strong> {appeal.words}
      </p>
      <p className={styles.soft}>
        <time dateTime={appeal.at.toISOString()}>{formatMoment(appeal.at)}</time>
      </p>
      {status === 'appealed' && isOwn && <p className={styles.own}>{texts.yours}</p>}
    </div>
  );
}
