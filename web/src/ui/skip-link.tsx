import styles from './skip-link.module.css';

/** The first stop of Tab on every page: past the navigation, to `<main id="main">`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
