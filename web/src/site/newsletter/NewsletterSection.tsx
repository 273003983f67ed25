import { lazyLive } from '../../firebase/lazy-live.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Surface } from '../../ui/Surface.tsx';
import styles from './Newsletter.module.css';

const Form = lazyLive(() => import('./NewsletterForm.tsx').then(({ NewsletterForm }) => NewsletterForm), {
  fallback: () => (
    <Loading text="Loading...">
      <Skeleton height="4.9rem" />
    </Loading>
  ),
  drawn: false,
});

/** The newsletter on Home. */
export function NewsletterSection() {
  return (
    <Surface material="kraft" aria-labelledby="newsletter" className={styles.section}>
      <div className={styles.row}>
        <div>
          <h2 id="newsletter" className={styles.title}>
            New walls, by email
          </h2>
          <p className={styles.lead}>
            Which walls are fresh, which are gone, and who won the week. Now and then, never more than weekly.
          </p>
        </div>
        <Form />
      </div>
    </Surface>
  );
}
