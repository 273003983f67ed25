import { contestHeadTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { RoundEnd } from '../../ui/round-end.tsx';
import { Surface } from '../../ui/surface.tsx';
import styles from './sections.module.css';
import { FeaturedSkeleton, WallSkeleton } from './skeletons.tsx';

const live = () => import('./live/index.ts');

const FeaturedTours = lazyLive(() => live().then(({ FeaturedTours: Content }) => Content), {
  fallback: FeaturedSkeleton,
});

export function FeaturedToursSection() {
  return (
    <Surface material="paper" torn aria-labelledby="featured-tours" className={styles.first}>
      <h2 id="featured-tours">Four corners of London</h2>
      <p className={styles.lead}>One hunt for each, the best rated first.</p>
      <FeaturedTours />
    </Surface>
  );
}

const Wall = lazyLive(() => live().then(({ Wall: Content }) => Content), { fallback: WallSkeleton });

export function WallSection() {
  return (
    <Surface material="paper" torn aria-labelledby="wall">
      <div className={styles.contest}>
        <div>
          <h2 id="wall">Top of the wall</h2>
          <p className={styles.lead}>
            Shoot the best wall you walk past. The photo with the most votes wins 5 free tours, every week.
          </p>
          <RoundEnd className={styles.ends} />
        </div>
        <ul className={styles.rules}>
          {contestHeadTexts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <Wall />
      <div className={styles.onward}>
        <LinkButton to={routes.contest} variant="ink">
          See every photo
        </LinkButton>
      </div>
    </Surface>
  );
}

const Stats = lazyLive(() => live().then(({ Stats: Content }) => Content), {
  fallback: () => <div className={styles.stats} />,
});

export function StatsSection() {
  return (
    <Surface material="white" className={styles.strip} aria-label="Streetlore in numbers">
      <Stats />
    </Surface>
  );
}
