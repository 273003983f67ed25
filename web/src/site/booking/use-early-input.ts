import { type RefObject, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';

type Typed = Readonly<Record<string, string>>;

/** What the inputs in `element` hold, by their names. */
const valuesIn = (element: HTMLElement): Typed =>
  Object.fromEntries([...element.querySelectorAll('input')].map(({ name, value }) => [name, value]));

/**
 * Hands what a visitor typed into the server's HTML to `keep`, once the form is hydrated.
 * react-hook-form empties the inputs when it meets them, in the same commit. So they are read
 * before that, by an insertion effect, and given back after it, by a layout effect.
 * @param inputs the inputs, while they are still the server's
 */
export function useEarlyInput(inputs: () => HTMLElement | null, keep: (typed: Typed) => void): void {
  const isHydrating = useHydrating();
  const wasHydrating = useRef(isHydrating);
  const typed: RefObject<Typed | null> = useRef(null);
  useInsertionEffect(() => {
    const element = wasHydrating.current ? inputs() : null;
    if (element) typed.current = valuesIn(element);
    wasHydrating.current = false;
  });
  useLayoutEffect(() => {
    if (typed.current) keep(typed.current);
    typed.current = null;
  });
}
