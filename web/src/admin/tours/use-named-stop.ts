import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The place (from 0) of the stop that the address names (`adminTour`), where the page opens; -1
 * without one.
 */
export function useNamedStop(list: RefObject<HTMLElement | null>): number {
  const [params] = useSearchParams();
  const named = Number(params.get('stop') ?? '0') - 1;
  useEffect(() => list.current?.children[named]?.scrollIntoView({ block: 'start' }), [list, named]);
  return named;
}
