import { useEffect, useEffectEvent, useRef } from 'react';

/** A click that waits until something else has finished. */
type Waiting<How> = {
  readonly how: How;
  readonly end: (done: boolean) => void;
};

/**
 * Defers a click while something else is under way and runs it right after, with the state of that moment. Only the latest click
 * counts.
 * @param busy something is under way
 * @param act answers whether it was done
 * @returns waits; answers what `act` then answers, false when a later click took its place
 */
export function useTurn<How>(busy: boolean, act: (how: How) => Promise<boolean>): (how: How) => Promise<boolean> {
  const waiting = useRef<Waiting<How> | null>(null);
  const next = useEffectEvent((how: How) => act(how));
  useEffect(() => {
    const click = waiting.current;
    if (busy || !click) return;
    waiting.current = null;
    void next(click.how).then(click.end);
  }, [busy]);
  return (how) =>
    new Promise((end) => {
      waiting.current?.end(false);
      waiting.current = { how, end };
    });
}
