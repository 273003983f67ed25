import styles from './joy.module.css';

const DROPS = Array.from({ length: 28 }, (_, n) => n);

/** Paint that falls once over a new result, unless motion is unwelcome. */
export function Joy() {
  return (
    <div className={styles.joy} aria-hidden="true">
      {DROPS.map((n) => (
        <span
          key={n}
          className={styles.drop}
          style={{ left: `${(n * 37) % 100}%`, animationDelay: `${(n * 53) % 900}ms`, rotate: `${(n * 67) % 180}deg` }}
        />
      ))}
    </div>
  );
}
