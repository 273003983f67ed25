import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';

/** Folded away, because they may be long. */
export function Details({ detail }: { readonly detail: Readonly<Record<string, unknown>> }) {
  const entries = Object.entries(detail);
  if (entries.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{texts.details}</summary>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name.replaceAll('_', ' ')}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value, null, 1)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
