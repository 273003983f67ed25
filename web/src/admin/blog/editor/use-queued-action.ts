import { useEffect, useEffectEvent, useRef } from 'react';

type Waiting<How> = {
  readonly how: How;
  readonly end: (done: boolean) => void;
};

/**
 * Delays a click while another action is under way, and runs it right afterwards with the state at
 * that moment. Only the latest click counts.
 * @param busy whether another action is under way
 * @param act resolves to whether it succeeded
 * @returns a function that resolves to the result of `act`, or to false when a later click replaces
 * this one
 */
export function useQueuedAction<How>(
  busy: boolean,
  act: (how: How) => Promise<boolean>,
): (how: How) => Promise<boolean> {
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
