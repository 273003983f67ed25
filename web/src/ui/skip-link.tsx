import styles from './skip-link.module.css';

/** The first stop of Tab on every page. It skips the navigation and leads to `<main id="main">`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
