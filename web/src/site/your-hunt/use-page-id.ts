import { useEffect, useState } from 'react';

/** The id in `booking_pages` for a token: its SHA-256 in base64url, as functions compute it. */
async function pageIdOf(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The id for a token; null while the browser computes the hash. */
export function usePageId(token: string): string | null {
  const [known, setKnown] = useState<{ token: string; id: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void pageIdOf(token).then((id) => isCurrent && setKnown({ token, id }));
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return known?.token === token ? known.id : null;
}
