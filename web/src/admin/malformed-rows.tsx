import styles from './malformed-rows.module.css';
import { brokenTexts as texts } from './texts.ts';

/** A row for each document that a list leaves out because it does not fit its schema. */
export function MalformedRows({ paths }: { readonly paths: readonly string[] }) {
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
