import type { ReactNode } from 'react';
import { Surface } from '../../ui/surface.tsx';
import styles from './session.module.css';

export function BrickScreen({ children }: { readonly children: ReactNode }) {
  return (
    <main>
      <Surface material="brick" className={styles.wall}>
        <div className={styles.middle}>{children}</div>
      </Surface>
    </main>
  );
}
