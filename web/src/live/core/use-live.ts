import { useEffect, useMemo } from 'react';
import { useObservable } from 'reactfire';
import type { Observable } from 'rxjs';
import { watchIdentity } from './identity.ts';
import type { Live } from './live.ts';
import { hold, retry, type State, statesOf } from './registry.ts';

const LOADING = { status: 'loading' } as const;

/** Subscribes the component to the listener called `key`; `listen` runs only when no screen has it open yet. */
export function useLive<T>(key: string, listen: () => Observable<T>): Live<T> {
  watchIdentity();
  const { data: state } = useObservable<State<T> | undefined>(key, statesOf(key, listen), { suspense: false });
  useEffect(() => hold(key), [key]);
  return useMemo<Live<T>>(() => {
    if (!state) return LOADING;
    return state.status === 'failed' ? { ...state, retry: () => retry(key) } : state;
  }, [state, key]);
}
