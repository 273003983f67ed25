import { useEffect, useMemo } from 'react';
import { useObservable } from 'reactfire';
import type { Observable } from 'rxjs';
import { watchIdentity } from './identity.ts';
import type { Live } from './live.ts';
import { reconnect } from './reconnect.ts';
import { hold, retry, type State, statesOf } from './registry.ts';

const LOADING = { status: 'loading' } as const;

/** Subscribes the component to the listener called `key`; `listen` runs only when no screen has it open yet. */
export function useLive<T>(key: string, listen: () => Observable<T>): Live<T> {
  watchIdentity();
  const { data: state } = useObservable<State<T> | undefined>(key, statesOf(key, listen), { suspense: false });
  useEffect(() => hold(key), [key]);
  return useMemo<Live<T>>(() => {
    if (!state) return LOADING;
    if (state.status !== 'failed') return state;
    const again = () => {
      if (state.error.kind === 'unavailable') void reconnect();
      retry(key);
    };
    return { ...state, retry: again };
  }, [state, key]);
}
