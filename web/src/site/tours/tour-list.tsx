import {
  everyTour,
  filtersOn,
  fitsFilter,
  type Tour,
  type TourFilter,
  tourFilters,
  tourTexts,
} from '@streetlore/domain/tour';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { readChoices, writeChoices } from '../../ui/address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TourCard } from '../../ui/tour-card/tour-card.tsx';
import { TourGrid } from '../../ui/tour-card/tour-grid.tsx';
import { ShowMore } from '../shell/show-more.tsx';
import type { GrowingList } from '../shell/use-growing-list.ts';
import { NoTourFits } from './no-tour-fits.tsx';
import { TourFilters } from './tour-filters.tsx';

export function TourList({ tours }: { readonly tours: GrowingList<Tour> }) {
  const [filter, change] = useTourFilter();
  const { rows, more, isBusy } = tours;
  const isFiltered = filtersOn(filter).length > 0;
  // The tours that fit may stand behind those that have come.
  useEffect(() => {
    if (isFiltered && !isBusy) more?.();
  }, [isFiltered, isBusy, more]);
  if (rows.length === 0)
    return (
      <EmptyState title={tourTexts.none}>
        <p>{tourTexts.noneWhy}</p>
      </EmptyState>
    );
  const fitting = rows.filter((tour) => fitsFilter(tour, filter));
  return (
    <>
      <TourFilters filter={filter} onChange={change} some={fitting.length} all={rows.length} />
      {fitting.length === 0 && !more ? (
        <NoTourFits tours={rows} filter={filter} onChange={change} />
      ) : (
        <>
          <TourGrid>
            {fitting.map((tour) => (
              <TourCard key={tour.id} tour={tour} full />
            ))}
          </TourGrid>
          <ShowMore list={tours} />
        </>
      )}
    </>
  );
}

/**
 * The filters of the tours list, from the page's address. Back undoes a change. The server renders
 * without the address's query, so the browser filters right after hydration.
 */
function useTourFilter(): readonly [TourFilter, (change: Partial<TourFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const isHydrating = useHydrating();
  const change = (changed: Partial<TourFilter>) => setParams(writeChoices(tourFilters, params, changed));
  return [isHydrating ? everyTour : readChoices(tourFilters, params), change];
}
