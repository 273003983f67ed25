import { lazyLive } from '../../../server-rendering/lazy-live.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Surface } from '../../../ui/surface.tsx';
import styles from './newsletter.module.css';

const Form = lazyLive(() => import('./newsletter-form.tsx').then(({ NewsletterForm }) => NewsletterForm), {
  fallback: () => <Loading text="Loading..." height="4.9rem" />,
  ssr: false,
});

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
