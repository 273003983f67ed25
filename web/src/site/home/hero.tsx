import { whatAHuntIs } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';

import { LinkButton } from '../../ui/button.tsx';
import { Mural } from '../../ui/mural.tsx';
import { Surface } from '../../ui/surface.tsx';
import styles from './hero.module.css';
import { heroPicture } from './hero-picture.ts';
import { PhoneThread } from './phone-thread.tsx';

export function Hero() {
  return (
    <Surface material="brick" className={styles.hero}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            The walls are <span className={styles.sprayed}>talking.</span>{' '}
            <span className={styles.answer}>Text back.</span>
          </h1>
          <p className={styles.lead}>{whatAHuntIs}, and a coffee or a record waits behind some of them.</p>
          <div className={styles.actions}>
            <LinkButton to={routes.tours} stuck>
              Find your hunt <span className={styles.from}>from £10</span>
            </LinkButton>
            <LinkButton to={routes.contest} variant="outline">
              Photo contest
            </LinkButton>
          </div>
        </div>
        <div className={styles.wall}>
          <Mural
            {...heroPicture}
            width={1200}
            height={800}
            fetchPriority="high"
            alt="A mural of a face in mirrored sunglasses, painted over bare brick"
            frame={styles.mural}
          />
          <PhoneThread />
        </div>
      </div>
    </Surface>
  );
}
