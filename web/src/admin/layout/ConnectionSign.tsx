import { useConnection } from '../../live/core/reachable.ts';
import { connectionWords } from '../../offline/connection-words.ts';
import styles from './AdminLayout.module.css';
import { useHeartbeat } from './use-heartbeat.ts';

/** On every screen: whether what it shows moves by itself, or since when it does not. */
export function ConnectionSign() {
  useHeartbeat();
  const connection = useConnection();
  return (
    <p role="status" className={styles.sign} data-status={connection.status}>
      {connectionWords(connection)}
    </p>
  );
}
