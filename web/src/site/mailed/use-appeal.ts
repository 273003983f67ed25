import { type OpenAppealOutput, openAppealInput, openAppealOutput } from '@streetlore/domain/reports';
import { useEffect, useState } from 'react';
import { callable, toCallError } from '../../data/index.ts';

const openAppeal = callable('openAppeal', openAppealInput, openAppealOutput);

type Opened =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly data: OpenAppealOutput };

const LOADING = { status: 'loading' } as const;

/** What the link of a decision's mail opens. `onSent` is told how the appeal stands after it was sent. */
export function useAppeal(token: string) {
  const [appeal, setAppeal] = useState<Opened>(LOADING);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false;
    const show = (opened: Opened) => !isOver && setAppeal(opened);
    show(LOADING);
    openAppeal({ token }).then(
      (data) => show({ status: 'ready', data }),
      (error: unknown) => show({ status: 'failed', message: toCallError(error).message }),
    );
    return () => {
      isOver = true;
    };
  }, [token, tries]);
  return {
    appeal,
    retry: () => setTries(tries + 1),
    onSent: (state: OpenAppealOutput['state']) =>
      setAppeal((now) => (now.status === 'ready' ? { ...now, data: { ...now.data, state } } : now)),
  };
}
