import { useEffect, useEffectEvent, useState } from 'react';
import { toCallError } from '../../data/index.ts';
import type { KeptPurchase } from './kept-purchase.ts';
import { lookAtGift } from './look-at-gift.ts';

type State =
  | { readonly status: 'loading' | 'unpaid' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

/**
 * Whether a gift may be paid in this tab. A payment may have succeeded while the page was gone: `onPaid` hears of it.
 * Until that is known the form stays away, so that nobody pays twice.
 */
export function useUnpaid(kept: KeptPurchase | null, onPaid: (token: string) => void): State {
  const [known, setKnown] = useState<'loading' | 'unpaid' | { message: string }>(kept ? 'loading' : 'unpaid');
  const [tries, setTries] = useState(0);
  const paid = useEffectEvent(onPaid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
  useEffect(() => {
    if (!kept) return;
    let isHere = true;
    lookAtGift({ token: kept.token }).then(
      ({ status }) => {
        if (!isHere) return;
        if (status === 'unpaid' || status === 'cancelled') setKnown('unpaid');
        else paid(kept.token);
      },
      (failure: unknown) => {
        if (!isHere) return;
        const { isRefusal, message } = toCallError(failure);
        setKnown(isRefusal ? 'unpaid' : { message });
      },
    );
    return () => {
      isHere = false;
    };
  }, [kept, tries]);
  if (typeof known === 'string') return { status: known };
  const retry = () => {
    setKnown('loading');
    setTries(tries + 1);
  };
  return { status: 'failed', message: known.message, retry };
}
