import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../ui/Button.tsx';
import { Sticker } from '../../ui/Sticker.tsx';
import { Surface } from '../../ui/Surface.tsx';
import styles from './Page.module.css';
import { PageMeta } from './PageMeta.tsx';

export function NotFound() {
  return (
    <Surface material="brick" className={styles.tall}>
      <PageMeta title="Page not found" description="There is nothing at this address." />
      <div className={styles.stack}>
        <Sticker spray="magenta">404</Sticker>
        <h1>Painted over.</h1>
        <p className={styles.lead}>
          There is nothing at this address any more, or there never was. Walls change; the tours are still where they
          were.
        </p>
        <LinkButton to={routes.tours} stuck>
          See the tours
        </LinkButton>
      </div>
    </Surface>
  );
}
