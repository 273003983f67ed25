import { giftRoutes } from '@streetlore/domain/paths';
import { useLocation } from 'react-router-dom';
import { lazyLive } from './server-rendering/lazy-live.tsx';
import { PageLoading } from './site/shell/page-loading.tsx';

const Gifts = lazyLive(() => import('./site/gifts/gifts-pages.tsx').then((pages) => pages.GiftsPages), {
  fallback: PageLoading,
});
const Parties = lazyLive(() => import('./site/parties/parties-pages.tsx').then((pages) => pages.PartiesPages), {
  fallback: PageLoading,
});

/** Parties and gifts. Home's first code has one line for all of them, and names none of their files. */
export default function SoldPages() {
  return useLocation().pathname.startsWith(giftRoutes.gift) ? <Gifts /> : <Parties />;
}
