import { giftRoutes } from '@streetlore/domain/paths';
import { useLocation } from 'react-router-dom';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { GiftsPage } from './gifts-page.tsx';

/** What the links of a gift's recipient and of its buyer open. */
const Given = lazyLive(() => import('./given/given-pages.tsx').then((page) => page.GivenPages), {
  fallback: PageLoading,
  ssr: false,
});

/** `/gifts`, and the pages of one gift. */
export function GiftsPages() {
  return useLocation().pathname.startsWith(giftRoutes.gifts) ? <GiftsPage /> : <Given />;
}
