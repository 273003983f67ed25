import { useEffect, useState } from 'react';
import { pageIdOf, teamTokenOf } from './link-ids.ts';

/** What `compute` makes of a text; null while the browser computes it. */
function useComputed(text: string, compute: (text: string) => Promise<string>): string | null {
  const [known, setKnown] = useState<{ text: string; result: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void compute(text).then((result) => isCurrent && setKnown({ text, result }));
    return () => {
      isCurrent = false;
    };
  }, [text, compute]);
  return known?.text === text ? known.result : null;
}

/** The id of the page that a token opens; null while the browser computes the hash. */
export const usePageId = (token: string): string | null => useComputed(token, pageIdOf);

const teamTokenOfBooking = async (token: string) => teamTokenOf(await pageIdOf(token));

/** The token of the team's page, from the token of the booking's; null while it is computed. */
export const useTeamToken = (token: string): string | null => useComputed(token, teamTokenOfBooking);
