import { everyTour, type TourFilter, tourFilters } from '@streetlore/domain/tour';
import { useSearchParams } from 'react-router-dom';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { readChoices, writeChoices } from '../../ui/address.ts';

/**
 * The filters of the tours list, from the page's address. Back undoes a change. The server renders
 * without the address's query, so the browser filters right after hydration.
 */
export function useTourFilter(): readonly [TourFilter, (change: Partial<TourFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const isHydrating = useHydrating();
  const change = (changed: Partial<TourFilter>) => setParams(writeChoices(tourFilters, params, changed));
  return [isHydrating ? everyTour : readChoices(tourFilters, params), change];
}
