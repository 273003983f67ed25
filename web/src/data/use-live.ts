import { useEffect, useMemo } from 'react';
import { useObservable } from 'reactfire';
import type { Observable } from 'rxjs';
import { useTakingOver } from '../firebase/taking-over.ts';
import { watchIdentity } from './identity.ts';
import type { Live } from './live.ts';
import { reconnect } from './reconnect.ts';
import { hold, retry, type State, statesOf } from './registry.ts';

const LOADING = { status: 'loading' } as const;

/** As the document was drawn: with the answer that it was served, or before any. */
const servedState = <T>(answer: T | undefined): Live<T> =>
  answer === undefined ? LOADING : { status: 'ready', data: answer };

type UseLive = <T>(key: string, listen: () => Observable<T>, served?: () => T | undefined) => Live<T>;

const useListener: UseLive = <T>(key: string, listen: () => Observable<T>, served?: () => T | undefined) => {
  watchIdentity();
  const states = statesOf(key, listen);
  const { data: state } = useObservable<State<T> | undefined>(key, states, { suspense: false });
  // The listener may have been replaced before this effect held it, for example when the visitor signed in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose states these are is what is held
  useEffect(() => hold(key), [key, states]);
  const isTakingOver = useTakingOver();
  const first = isTakingOver ? served?.() : undefined;
  return useMemo<Live<T>>(() => {
    if (isTakingOver) return servedState(first);
    if (!state) return LOADING;
    if (state.status !== 'failed') return state;
    const again = () => {
      if (state.error.kind === 'unavailable') void reconnect();
      retry(key);
    };
    return { ...state, retry: again };
  }, [state, key, isTakingOver, first]);
};

const useServed: UseLive = (_key, _listen, served) => servedState(served?.());

/**
 * Subscribes the component to the listener called `key`; `listen` runs only when no screen has it open yet. `served` is the answer
 * that the document was drawn with, if it was; where documents are drawn there is no listener.
 */
export const useLive: UseLive = import.meta.env.SSR ? useServed : useListener;
