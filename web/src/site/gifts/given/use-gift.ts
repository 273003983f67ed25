import type { GiftPage } from '@streetlore/domain/gift';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toCallError } from '../../../data/index.ts';
import { lookAtGift } from '../look-at-gift.ts';

type Opened =
  | { readonly status: 'loading' }
  | { readonly status: 'closed' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly gift: GiftPage };

/** Nobody may read a gift's document, so it is asked for when the page opens, and when somebody comes back to it. */
export function useGift(token: string): Opened & { readonly again: () => void } {
  const [opened, setOpened] = useState<Opened>({ status: 'loading' });
  /** Only the latest question's answer counts. */
  const asked = useRef(0);
  const ask = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    const show = (next: (before: Opened) => Opened) => mine === asked.current && setOpened(next);
    lookAtGift({ token }).then(
      (gift) => show(() => ({ status: 'ready', gift })),
      (error: unknown) => {
        const { isRefusal, message } = toCallError(error);
        // What is on screen stays there while the server cannot be reached.
        show((before) =>
          isRefusal ? { status: 'closed' } : before.status === 'ready' ? before : { status: 'failed', message },
        );
      },
    );
  }, [token]);
  useEffect(() => {
    setOpened({ status: 'loading' });
    ask();
    addEventListener('focus', ask);
    return () => {
      asked.current += 1;
      removeEventListener('focus', ask);
    };
  }, [ask]);
  const again = () => {
    if (opened.status === 'failed') setOpened({ status: 'loading' });
    ask();
  };
  return { ...opened, again };
}
