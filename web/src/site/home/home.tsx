import { HOME_DESCRIPTION } from '@streetlore/domain/page';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Surface } from '../../ui/surface.tsx';
import page from '../shell/page.module.css';
import { PageMeta } from '../shell/page-meta.tsx';
import { Hero } from './hero.tsx';
import { TapeStrip } from './tape-strip.tsx';

const Below = lazyLive(() => import('./below.tsx').then((content) => content.default), {
  firebase: false,
  fallback: () => (
    <Surface material="paper" torn className={page.tall}>
      <Loading text="Loading..." />
    </Surface>
  ),
});

/** The hero comes first, the rest after the first paint, and the live parts after that. */
export function Home() {
  return (
    <>
      <PageMeta description={HOME_DESCRIPTION} />
      <Hero />
      <TapeStrip />
      <Below />
    </>
  );
}
