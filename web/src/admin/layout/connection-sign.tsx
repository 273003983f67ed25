import { useConnection } from '../../offline/connection.ts';
import { connectionWords } from '../../offline/connection-words.ts';
import styles from './admin-layout.module.css';

/** On every screen: whether what it shows moves by itself, or since when it does not. */
export function ConnectionSign() {
  const connection = useConnection();
  return (
    <p role="status" className={styles.sign} data-status={connection.status}>
      {connectionWords(connection)}
    </p>
  );
}
