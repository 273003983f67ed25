import styles from './broken-rows.module.css';
import { brokenTexts as texts } from './texts.ts';

/** The documents that a list leaves out because they do not fit their schema, each as a row. Nothing where there are none. */
export function BrokenRows({ paths }: { readonly paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <ul aria-label={texts.label} className={styles.rows}>
      {paths.map((path) => (
        <li key={path} className={styles.row}>
          {texts.row(path)}
        </li>
      ))}
    </ul>
  );
}
