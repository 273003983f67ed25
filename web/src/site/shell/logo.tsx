import styles from './shell.module.css';

/** The name as a tag on the wall. */
export function Logo() {
  return (
    <span className={styles.logo}>
      Street<span className={styles.lore}>lore</span>
    </span>
  );
}
