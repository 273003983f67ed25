import { useEffect, useSyncExternalStore } from 'react';
import { isAnythingFailed, watchFailures, watchLine } from '../../data/index.ts';
import { useConnection } from '../../offline/connection.ts';
import { connectionWords } from '../../offline/connection-words.ts';
import { adminTexts } from '../texts.ts';
import styles from './admin-layout.module.css';

const onServer = () => false;

/** Whether the data is live, since when it is not, or that a part was not loaded. */
export function ConnectionSign() {
  useEffect(() => watchLine(), []);
  const connection = useConnection();
  const isFailed = useSyncExternalStore(watchFailures, isAnythingFailed, onServer);
  const isPartial = connection.status === 'live' && isFailed;
  return (
    <p role="status" className={styles.sign} data-status={isPartial ? 'partial' : connection.status}>
      {isPartial ? adminTexts.partlyLoaded : connectionWords(connection)}
    </p>
  );
}
