import styles from './shell.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      Street<span className={styles.lore}>lore</span>
    </span>
  );
}
