import type { TeamPage } from '@streetlore/domain/team';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the element of the returned reference into view when the hunt moves on: somebody who reads
 * the messages below would not see the new clue.
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
