import { collections } from '@streetlore/domain/paths';
import { reachedStops, teamPageSchema, teamToken } from '@streetlore/domain/team';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentOf, useQuery } from '../../data/index.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { Result } from './result/result.tsx';

async function idOf(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export default function TeamPage() {
  const token = useLocation().hash.slice(1);
  const [id, setId] = useState<string | null>(null);
  useEffect(() => void idOf(token).then(setId), [token]);
  return (
    <>
      <PageMeta title="Your team" description="Trial" unlisted />
      {id && teamToken.safeParse(token).success && <Opened id={id} token={token} />}
    </>
  );
}

function Opened({ id, token }: { readonly id: string; readonly token: string }) {
  const page = useDocumentOf(`${collections.teamPages}/${id}`, teamPageSchema);
  const stops = useQuery(reachedStops(id));
  if (page.status !== 'ready' || stops.status !== 'ready' || !page.data) return <p>Loading...</p>;
  return (
    <>
      <PageHead art="tours" title={page.data.tour_name} lead={page.data.team_name} />
      {page.data.phase === 'completed' ? (
        <Result page={page.data} token={token} stops={stops.data} />
      ) : (
        <p>{page.data.phase}</p>
      )}
    </>
  );
}
