import { formatPenceShort, penceOf } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { descriptionPreview, type Tour } from '@streetlore/domain/tour';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Badge } from '../../ui/sticker.tsx';
import styles from './tours.module.css';

type TourCardProps = {
  readonly tour: WithId<Tour>;
  readonly onTest: () => void;
  readonly onDelete: () => void;
};

const tones = { Easy: 'good', Medium: 'warn', Hard: 'bad' } as const;

/** One tour of the grid. Only a published tour has a page to view. */
export function TourCard({ tour, onTest, onDelete }: TourCardProps) {
  const isPublished = tour.status === 'published';
  return (
    <article className={styles.card} data-spray={sprayOf(tour.neighborhood)} aria-label={tour.name}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{tour.name}</h2>
        <Badge tone={tones[tour.difficulty]}>{tour.difficulty}</Badge>
        {!isPublished && <Badge>Draft</Badge>}
      </div>
      <p className={styles.description}>{descriptionPreview(tour.description)}</p>
      <dl className={styles.facts}>
        <Fact name="Neighbourhood">{tour.neighborhood}</Fact>
        <Fact name="Duration">{tour.duration}</Fact>
        <Fact name="Price">{formatPenceShort(penceOf(tour.price))} per person</Fact>
        <Fact name="Stops">{tour.stops_count}</Fact>
        <Fact name="Rating">
          {tour.reviews === 0 ? 'No reviews yet' : `${tour.rating.toFixed(1)} (${tour.reviews})`}
        </Fact>
      </dl>
      <div className={styles.actions}>
        {isPublished && (
          <LinkButton
            size="small"
            variant="outline"
            to={routes.tour(tour)}
            target="_blank"
            aria-label={`View ${tour.name}`}
          >
            View
          </LinkButton>
        )}
        <Button size="small" variant="outline" onClick={onTest} aria-label={`Test ${tour.name}`}>
          Test
        </Button>
        <LinkButton size="small" to={`${routes.adminSection('tours')}/${tour.id}`} aria-label={`Edit ${tour.name}`}>
          Edit
        </LinkButton>
        <Button size="small" variant="danger" onClick={onDelete} aria-label={`Delete ${tour.name}`}>
          Delete
        </Button>
      </div>
    </article>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
