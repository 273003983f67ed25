import type { ReactNode } from 'react';
import { Surface } from '../../ui/surface.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import styles from './legal.module.css';

type LegalPageProps = {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
};

export function LegalPage({ title, description, children }: LegalPageProps) {
  return (
    <>
      <PageMeta title={title} description={description} />
      <Surface material="brick" className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{description}</p>
      </Surface>
      <Surface material="paper" torn aria-label={title}>
        <div className={styles.text}>{children}</div>
      </Surface>
    </>
  );
}
