import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useHydrating } from '../server-rendering/use-hydrating.ts';
import { useSettled } from './use-settled.ts';

export const PAGE_PARAMETER = 'after';

/** How long (ms) typing must pause before the search starts. */
const QUIET_MS = 250;

/**
 * The parameters of an address: each is one of several words (the first is the default), or any text (with
 * its default).
 */
export type Choices = Readonly<Record<string, readonly [string, ...string[]] | string>>;
export type Chosen<C extends Choices> = {
  readonly [Name in keyof C]: C[Name] extends readonly (infer Word extends string)[] ? Word : string;
};

const isText = (choice: Choices[string]): choice is string => typeof choice === 'string';
const defaultOf = (choice: Choices[string]): string => (isText(choice) ? choice : choice[0]);

export function readChoices<C extends Choices>(choices: C, params: URLSearchParams): Chosen<C> {
  const entries = Object.entries<Choices[string]>(choices).map(([name, choice]) => {
    const given = params.get(name);
    const isKnown = given !== null && (isText(choice) || choice.includes(given));
    return [name, isKnown ? given : defaultOf(choice)];
  });
  return Object.fromEntries(entries) as Chosen<C>;
}

/** The address after a change. Defaults are left out; other parameters stay. */
export function writeChoices<C extends Choices>(
  choices: C,
  params: URLSearchParams,
  change: { readonly [Name in keyof C]?: string },
): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete(PAGE_PARAMETER);
  for (const [name, choice] of Object.entries<Choices[string]>(choices)) {
    const value = change[name];
    if (value === undefined) continue;
    if (value === defaultOf(choice)) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/**
 * Keeps a screen's filter, order, tab and search in its address. They survive a reload and the way back, and
 * others can be sent the address. A change replaces the history's entry, so that Back leaves the screen. This
 * is only for components with `ssr: false`, because the server renders without the address's query.
 */
export function useAddress<const C extends Choices>(
  choices: C,
): readonly [Chosen<C>, (change: Partial<Chosen<C>>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changed: Partial<Chosen<C>>) => setParams(writeChoices(choices, params, changed), { replace: true });
  return [readChoices(choices, params), change];
}

/**
 * Like `useAddress`, for a component that the server renders. The choices are the defaults until the page is
 * hydrated.
 */
export function useHydratedAddress<const C extends Choices>(choices: C): ReturnType<typeof useAddress<C>> {
  const [chosen, change] = useAddress(choices);
  return [useHydrating() ? readChoices(choices, new URLSearchParams()) : chosen, change];
}

/** Adds a list's filter, order and page to a path: of an item that the list opens, or of the way back. */
export function useWithList(): (path: string) => string {
  const { search } = useLocation();
  return (path) => path + (path.includes('?') ? search.replace('?', '&') : search);
}

/**
 * The text of a search field. It is put into the address when typing pauses. While the browser goes to
 * another address, it is not: that would undo the navigation.
 * @param kept the text in the address
 * @param keep puts a new text into the address
 */
export function useTyped(kept: string, keep: (text: string) => void): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(kept);
  const settled = useSettled(typed, QUIET_MS);
  const location = useLocation();
  const apply = useEffectEvent((text: string) => {
    if (text === typed && text !== kept && isShown(location)) keep(text);
  });
  const { key } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key`: tries again on a new address.
  useEffect(() => apply(settled), [settled, key]);
  // Back or a link may lead to another address of the same screen. The field then shows that address's text.
  const came = useNavigationType();
  const [known, setKnown] = useState({ key, kept });
  if (key !== known.key) {
    setKnown({ key, kept });
    if (came !== 'REPLACE' && kept !== known.kept) setTyped(kept);
  }
  return [typed, setTyped];
}

/**
 * Whether the browser's history entry is the rendered one: React renders a new entry in a
 * transition. Keys are compared, because two entries may have the same address and differ in their
 * state, such as the list of posts and a post that was opened from it.
 */
function isShown({ key }: Location): boolean {
  // React Router keeps a key in the history's state. The first entry has no state.
  const entry = window.history.state as { readonly key?: string } | null;
  return (entry?.key ?? 'default') === key;
}
