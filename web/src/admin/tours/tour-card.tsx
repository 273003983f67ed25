import { formatPenceShort, penceOf } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { descriptionPreview, type Tour } from '@streetlore/domain/tour';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Badge } from '../../ui/sticker.tsx';
import { EditAndDelete, ItemCard, ViewLink } from '../card-grid.tsx';
import styles from './tours.module.css';

type TourCardProps = {
  readonly tour: WithId<Tour>;
  readonly onTest: () => void;
  readonly onDelete: () => void;
};

const tones = { Easy: 'good', Medium: 'warn', Hard: 'bad' } as const;

/** Only a published tour has a page to view. */
export function TourCard({ tour, onTest, onDelete }: TourCardProps) {
  const { id, name, status, difficulty } = tour;
  const isPublished = status === 'published';
  return (
    <ItemCard
      name={name}
      spray={sprayOf(tour.neighborhood)}
      badges={
        <>
          <Badge tone={tones[difficulty]}>{difficulty}</Badge>
          {!isPublished && <Badge>Draft</Badge>}
        </>
      }
      actions={
        <>
          {isPublished && <ViewLink name={name} to={routes.tour(tour)} />}
          <Button size="small" variant="outline" onClick={onTest} aria-label={`Test ${name}`}>
            Test
          </Button>
          <EditAndDelete name={name} edit={`${routes.adminSection('tours')}/${id}`} onDelete={onDelete} />
        </>
      }
    >
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
    </ItemCard>
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
