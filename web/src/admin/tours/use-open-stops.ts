import { type RefObject, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { TourValues } from './data.ts';

type OpenStops = {
  readonly isOpen: (id: string) => boolean;
  readonly areAllOpen: boolean;
  readonly toggle: (id: string) => void;
  readonly toggleAll: () => void;
  /** Opens the stop that is appended in the same event. */
  readonly openAppended: () => void;
};

/**
 * Which stops of the list are open. At first it is the one that the address names. A failed save opens the
 * stops with an error.
 * @param ids the ids of the rows, in their order
 * @param named the place of the stop that the address names; -1 for none
 */
export function useOpenStops(ids: readonly string[], named: number): OpenStops {
  const { submitCount, errors } = useFormContext<TourValues>().formState;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(ids.slice(named, named + 1)));
  const [submits, setSubmits] = useState(submitCount);
  const [isAppending, setAppending] = useState(false);
  // This opens stops during the render, because the effects that focus a field cannot focus a hidden one.
  if (submits !== submitCount) {
    setSubmits(submitCount);
    setOpen(new Set([...open, ...ids.filter((_id, index) => errors.stops?.[index])]));
  }
  if (isAppending) {
    setAppending(false);
    setOpen(new Set([...open, ...ids.slice(-1)]));
  }
  const areAllOpen = ids.length > 0 && ids.every((id) => open.has(id));
  return {
    isOpen: (id) => open.has(id),
    areAllOpen,
    toggle: (id) => {
      const others = [...open].filter((one) => one !== id);
      setOpen(new Set(open.has(id) ? others : [...others, id]));
    },
    toggleAll: () => setOpen(new Set(areAllOpen ? [] : ids)),
    openAppended: () => setAppending(true),
  };
}

/** The place (from 0) of the stop that the address names (`adminTour`), or -1. */
export function useNamedStop(list: RefObject<HTMLElement | null>): number {
  const [params] = useSearchParams();
  const named = Number(params.get('stop') ?? '0') - 1;
  useEffect(() => list.current?.children[named]?.scrollIntoView({ block: 'start' }), [list, named]);
  return named;
}
