import type { PartyLinks } from '@streetlore/domain/party';
import { useEffect, useState } from 'react';
import { toCallError } from '../../../data/index.ts';
import { openParty } from './data.ts';

type Links = { readonly of: string; readonly links: PartyLinks | null; readonly error: string | null };

/**
 * The links of a party's teams and board. They are asked for again when the party gets other teams.
 * @param teams the ids of the teams, joined
 */
export function useLinks(token: string, teams: string): Omit<Links, 'of'> & { retry(): void } {
  const [tries, setTries] = useState(0);
  const of = `${token} ${teams} ${tries}`;
  const [found, setFound] = useState<Links>({ of: '', links: null, error: null });
  useEffect(() => {
    let isHere = true;
    openParty({ token }).then(
      (links) => isHere && setFound({ of, links, error: null }),
      (failure: unknown) =>
        isHere && setFound((known) => ({ of, links: known.links, error: toCallError(failure).message })),
    );
    return () => {
      isHere = false;
    };
  }, [token, of]);
  return { links: found.links, error: found.of === of ? found.error : null, retry: () => setTries(tries + 1) };
}
