import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useSettled } from './use-settled.ts';

/** The parameter that says which page a list is turned to; another filter begins at the first page again. */
export const PAGE_PARAMETER = 'after';

/** How long, in ms, typing has to pause before it is searched for. */
const QUIET_MS = 250;

/** What may stand in each parameter: one of some words, or any text. The first word, or the text given, holds where nothing stands. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]] | string>>;
export type Chosen<C extends Choices> = {
  readonly [Name in keyof C]: C[Name] extends readonly (infer Word extends string)[] ? Word : string;
};

const isText = (choice: Choices[string]): choice is string => typeof choice === 'string';
const defaultOf = (choice: Choices[string]): string => (isText(choice) ? choice : choice[0]);

/** What an address says; a word that is none of the choices counts as nothing. */
export function readChoices<C extends Choices>(choices: C, params: URLSearchParams): Chosen<C> {
  const entries = Object.entries<Choices[string]>(choices).map(([name, choice]) => {
    const given = params.get(name);
    const isKnown = given !== null && (isText(choice) || choice.includes(given));
    return [name, isKnown ? given : defaultOf(choice)];
  });
  return Object.fromEntries(entries) as Chosen<C>;
}

/** The address after a change: short, for what holds anyway is left out; what else stands in it stays. */
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
 * Filter, order, tab and search of a screen, kept in its address: they survive a reload and the way back from another screen, and
 * can be sent to somebody. A change takes the place of the entry in the browser's history, so that Back leaves the screen.
 * Only in components that the server leaves out (`ssr: false`): it renders without the address's query.
 */
export function useAddress<const C extends Choices>(
  choices: C,
): readonly [Chosen<C>, (change: Partial<Chosen<C>>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changed: Partial<Chosen<C>>) => setParams(writeChoices(choices, params, changed), { replace: true });
  return [readChoices(choices, params), change];
}

/**
 * Addresses of what a list opens, and of the list behind it: what it is narrowed, sorted and turned to goes along, so that the way
 * back leads to the list as it was left, also after a reload.
 */
export function useWithList(): (path: string) => string {
  const { search } = useLocation();
  return (path) => path + (path.includes('?') ? search.replace('?', '&') : search);
}

/**
 * What stands in a search field whose text is kept in the address once typing pauses. Not the address's own: that changes too late
 * for a field that is typed into. Nothing is kept while another address is already on its way to being shown: it would be undone.
 * @param kept the text in the address
 * @param keep puts another there
 */
export function useTyped(kept: string, keep: (text: string) => void): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(kept);
  const settled = useSettled(typed, QUIET_MS);
  const location = useLocation();
  const apply = useEffectEvent((text: string) => {
    if (text === typed && text !== kept && isShown(location)) keep(text);
  });
  const { key } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the other address is shown, the text may be kept there.
  useEffect(() => apply(settled), [settled, key]);
  // Navigating to another address of the same screen, by Back or a link, shows that address's text.
  const came = useNavigationType();
  const [known, setKnown] = useState({ key, kept });
  if (key !== known.key) {
    setKnown({ key, kept });
    if (came !== 'REPLACE' && kept !== known.kept) setTyped(kept);
  }
  return [typed, setTyped];
}

/**
 * Whether the browser's entry is the one that is rendered: React renders a new one in a transition, which may take its time. Two
 * entries may have one address and differ by their state, as the list of posts and the post that is opened from it.
 */
function isShown({ key }: Location): boolean {
  // What React Router keeps there; the first entry has nothing, and is called so.
  const entry = window.history.state as { readonly key?: string } | null;
  return (entry?.key ?? 'default') === key;
}
