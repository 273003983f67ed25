import { type RefObject, useInsertionEffect, useLayoutEffect, useRef } from 'react';

type Typed = Readonly<Record<string, string>>;
type Early = { readonly typed: Typed; readonly focused: { readonly name: string; readonly at: number | null } | null };

/** What the inputs in `element` hold, by their names, and where the visitor is typing. */
function earlyIn(element: HTMLElement): Early {
  const inputs = [...element.querySelectorAll('input')].filter(
    ({ type, checked }) => !/^(radio|checkbox)$/.test(type) || checked,
  );
  const active = inputs.find((input) => input === document.activeElement);
  return {
    typed: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    focused: active?.name ? { name: active.name, at: active.selectionStart } : null,
  };
}

/**
 * Hands what a visitor typed into the server's HTML to `keep`, once the form is React's.
 * react-hook-form empties the inputs when it meets them, in the same commit. So they are read
 * before that, by an insertion effect, and given back after it, by a layout effect. When an extension of
 * the browser has put something into the form, React cannot hydrate it and makes a new one: by then the
 * server's inputs are gone. So the first render reads them too, and the focus goes to the new input.
 * @param inputs the inputs, while they are still the server's
 */
export function useEarlyInput(inputs: () => HTMLElement | null, keep: (typed: Typed) => void): void {
  const early: RefObject<Early | null | undefined> = useRef(undefined);
  if (early.current === undefined) {
    const element = import.meta.env.SSR ? null : inputs();
    early.current = element && earlyIn(element);
  }
  useInsertionEffect(() => {
    const element = early.current ? inputs() : null;
    if (element) early.current = earlyIn(element);
  });
  useLayoutEffect(() => {
    if (!early.current) return;
    const { typed, focused } = early.current;
    early.current = null;
    keep(typed);
    const input = focused && inputs()?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(focused.name)}"]`);
    if (!input || document.activeElement !== document.body) return;
    input.focus({ preventScroll: true });
    // Not every type of input has a place of the caret.
    if (focused.at !== null && input.selectionStart !== null) input.setSelectionRange(focused.at, focused.at);
  });
}
