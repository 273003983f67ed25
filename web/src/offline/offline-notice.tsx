import { connectionWords, useConnection } from './connection.ts';
import styles from './offline-notice.module.css';

export function OfflineNotice() {
  const connection = useConnection();
  return (
    <div role="status">
      {connection.status !== 'live' && (
        <p className={styles.notice}>
          {`${connectionWords(connection)}${connection.status === 'offline' ? '.' : ''} This is what we last saw.`}
        </p>
      )}
    </div>
  );
}
