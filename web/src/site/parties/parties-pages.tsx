import { routes } from '@streetlore/domain/paths';
import { useLocation } from 'react-router-dom';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { PartiesPage } from './parties-page.tsx';

/** What the links of a party's organiser and of its board open. */
const Party = lazyLive(() => import('./party/party-pages.tsx').then((page) => page.PartyPages), {
  fallback: PageLoading,
  ssr: false,
});

/** `/parties`, and the pages of one party. */
export function PartiesPages() {
  return useLocation().pathname.startsWith(routes.parties) ? <PartiesPage /> : <Party />;
}
