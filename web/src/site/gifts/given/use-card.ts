import { useEffect, useState } from 'react';
import { type CardWords, paintCard } from './paint-card.ts';

type Card = { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly address: string };

const LOADING = { status: 'loading' } as const;

/** The picture of a gift's card, painted in the browser: nobody else learns its code. */
export function useCard(words: CardWords): Card & { readonly retry: () => void } {
  const [tries, setTries] = useState(0);
  const [painted, setPainted] = useState<{ readonly key: string; readonly card: Card } | null>(null);
  const said = JSON.stringify(words);
  const key = `${said} ${tries}`;
  useEffect(() => {
    let isHere = true;
    let address: string | undefined;
    paintCard(JSON.parse(said)).then(
      (blob) => {
        if (!isHere) return;
        address = URL.createObjectURL(blob);
        setPainted({ key, card: { status: 'ready', address } });
      },
      (error: unknown) => {
        console.error('The card could not be painted', error);
        if (isHere) setPainted({ key, card: { status: 'failed' } });
      },
    );
    return () => {
      isHere = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [said, key]);
  return { ...(painted?.key === key ? painted.card : LOADING), retry: () => setTries(tries + 1) };
}
