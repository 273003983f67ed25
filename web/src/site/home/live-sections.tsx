import { contestHeadTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { FEATURED_TOURS, tourTexts } from '@streetlore/domain/tour';
import { lazyLive } from '../../firebase/lazy-live.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Surface } from '../../ui/surface.tsx';
import { TourCardSkeleton } from '../../ui/tour-card/tour-card-skeleton.tsx';
import { TourGrid } from '../../ui/tour-card/tour-grid.tsx';
import styles from './sections.module.css';

const live = () => import('./live/index.ts');

export function FeaturedSkeleton() {
  return (
    <Loading text={tourTexts.loading}>
      <TourGrid>
        {Array.from({ length: FEATURED_TOURS }, (_, index) => index).map((index) => (
          <TourCardSkeleton key={index} />
        ))}
      </TourGrid>
    </Loading>
  );
}

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

export function WallSkeleton() {
  return (
    <Loading text="Loading photos...">
      <div className={styles.photos}>
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} ratio="4 / 5" />
        ))}
      </div>
    </Loading>
  );
}

const Wall = lazyLive(() => live().then(({ Wall: Content }) => Content), { fallback: WallSkeleton });

export function WallSection() {
  return (
    <Surface material="paper" torn aria-labelledby="wall">
      <div className={styles.contest}>
        <div>
          <h2 id="wall">This week on the wall</h2>
          <p className={styles.lead}>
            Shoot the best wall you walk past. The photo with the most votes wins 5 free tours, every week.
          </p>
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
