import type { TeamPage } from '@streetlore/domain/team';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings its element into view when the hunt moves on: readers of the messages below would miss the
 * new clue.
 */
export function useShownStep({ phase, stop_number }: TeamPage): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const step = `${phase} ${stop_number}`;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    element.current?.scrollIntoView();
  }, [step]);
  return element;
}
