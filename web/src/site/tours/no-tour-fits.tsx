import {
  everyTour,
  filtersOn,
  fitsFilter,
  type Tour,
  type TourFilter,
  tourTexts,
  wishOf,
  withoutFilter,
} from '@streetlore/domain/tour';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './tour-filters.module.css';

type NoTourFitsProps = {
  readonly tours: readonly Tour[];
  readonly filter: TourFilter;
  readonly onChange: (change: Partial<TourFilter>) => void;
};

/** Says which filter to let go of to see some tours. */
export function NoTourFits({ tours, filter, onChange }: NoTourFitsProps) {
  const ways = filtersOn(filter)
    .map((name) => ({ name, fitting: tours.filter((tour) => fitsFilter(tour, withoutFilter(filter, name))).length }))
    .filter(({ fitting }) => fitting > 0);
  return (
    <EmptyState title={tourTexts.noneFits}>
      <p>{tourTexts.noneFitsWhy}</p>
      <div className={styles.wishes}>
        {ways.map(({ name, fitting }) => (
          <Button key={name} variant="outline" onClick={() => onChange({ [name]: 'any' })}>
            {tourTexts.without(wishOf(name, filter), fitting)}
          </Button>
        ))}
        <Button variant="ink" onClick={() => onChange(everyTour)}>
          {tourTexts.showAll}
        </Button>
      </div>
    </EmptyState>
  );
}
