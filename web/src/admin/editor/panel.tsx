import type { ReactNode } from 'react';
import styles from './editor.module.css';

export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
