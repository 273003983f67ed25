import { useEffect, useMemo, useReducer } from 'react';
import { useObservable } from 'reactfire';
import type { Observable } from 'rxjs';
import { useHydrating } from '../server-rendering/use-hydrating.ts';
import { watchIdentity } from './identity.ts';
import type { Live } from './live.ts';
import { reconnect } from './reconnect.ts';
import { keepAlive, retryListener, type State, statesOf } from './registry.ts';

const LOADING = { status: 'loading' } as const;

const stateOf = <T>(data: T | undefined): Live<T> => (data === undefined ? LOADING : { status: 'ready', data });

type UseLive = <T>(key: string, listen: () => Observable<T>, initial?: () => T | undefined) => Live<T>;

const useListener: UseLive = <T>(key: string, listen: () => Observable<T>, initial?: () => T | undefined) => {
  watchIdentity();
  const states = statesOf(key, listen);
  const { data: state } = useObservable<State<T> | undefined>(key, states, { suspense: false });
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const release = keepAlive(key, states);
    if (!release) renderAgain();
    return release ?? undefined;
  }, [key, states]);
  const isHydrating = useHydrating();
  const first = isHydrating ? initial?.() : undefined;
  return useMemo<Live<T>>(() => {
    if (isHydrating) return stateOf(first);
    if (!state) return LOADING;
    if (state.status !== 'failed') return state;
    const again = () => {
      if (state.error.kind === 'unavailable') void reconnect();
      retryListener(key);
    };
    return { ...state, retry: again };
  }, [state, key, isHydrating, first]);
};

const useInitialData: UseLive = (_key, _listen, initial) => stateOf(initial?.());

/**
 * Subscribes the component to the listener called `key`. `listen` runs only when no screen has that
 * listener open. `initial` returns the data that the server rendered the page with, if it did.
 */
export const useLive: UseLive = import.meta.env.SSR ? useInitialData : useListener;
