import { tillTexts as texts } from '@streetlore/domain/till';
import { Card } from '../../ui/card.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Counter } from './counter.tsx';
import { useTill } from './data.ts';
import { Propose } from './propose.tsx';
import styles from './till.module.css';
import { Today } from './today.tsx';

type TillProps = {
  readonly token: string;
  readonly changedAt: Date;
  /** The code with which a camera opened the page; null without one. */
  readonly scanned: string | null;
};

/** The code comes first and waits for nothing: a queue stands before it. */
export function Till({ token, changedAt, scanned }: TillProps) {
  const { till, retry } = useTill(token, changedAt);
  const open = till.is === 'ready' ? till.till : null;
  return (
    <Surface material="kraft" className={styles.surface} aria-label={texts.title}>
      <div className={styles.till}>
        <div className={styles.first}>
          <h1 className={styles.name}>{open?.name ?? texts.title}</h1>
          <Counter key={scanned} token={token} scanned={scanned} />
        </div>
        <div className={styles.rest}>
          {till.is === 'loading' && <Loading text={texts.title} height="14rem" />}
          {till.is === 'failed' && <ErrorPanel message={till.error.message} onRetry={retry} />}
          {open && (
            <>
              <Today till={open} />
              <Card spray="cyan" className={styles.card}>
                <h2 className={styles.heading}>{texts.pin}</h2>
                <p className={styles.pin} translate="no">
                  {open.pin}
                </p>
                <p>{texts.pinWhy}</p>
              </Card>
              <Propose token={token} till={open} />
            </>
          )}
        </div>
      </div>
    </Surface>
  );
}
