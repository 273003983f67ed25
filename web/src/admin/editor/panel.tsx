import type { ReactNode } from 'react';
import styles from './editor.module.css';

/** Fields that belong together, under their heading. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
