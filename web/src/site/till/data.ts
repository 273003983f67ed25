import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  type OpenTill,
  openTillInput,
  openTillOutput,
  proposeChangeInput,
  type TillPage,
  tillPageSchema,
  useTicketInput,
  useTicketOutput,
} from '@streetlore/domain/till';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type CallError, callable, type Live, toCallError, useDocumentOf } from '../../data/index.ts';

/** Null when no link leads to the page. */
export const useTillPage = (pageId: string): Live<WithId<TillPage> | null> =>
  useDocumentOf(`${collections.tillPages}/${pageId}`, tillPageSchema);

const openTill = callable('openTill', openTillInput, openTillOutput);
/** A repeated request changes nothing. Rejects with CallError. */
export const askTill = callable('useTicket', useTicketInput, useTicketOutput);
/** Rejects with CallError. */
export const proposeChange = callable('proposeChange', proposeChangeInput, z.object({}));

export type Till =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly error: CallError }
  | { readonly is: 'ready'; readonly till: OpenTill };

/** What a till shows. It asks again whenever the page's document says that something has changed. */
export function useTill(token: string, changedAt: Date): { till: Till; retry: () => void } {
  const [till, setTill] = useState<Till>({ is: 'loading' });
  const [tries, setTries] = useState(0);
  const moment = changedAt.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the moment or a retry asks again
  useEffect(() => {
    let isCurrent = true;
    openTill({ token }).then(
      (found) => isCurrent && setTill({ is: 'ready', till: found }),
      // What is shown stays, rather than nothing.
      (error: unknown) =>
        isCurrent && setTill((shown) => (shown.is === 'ready' ? shown : { is: 'failed', error: toCallError(error) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, moment, tries]);
  return { till, retry: () => setTries((count) => count + 1) };
}
