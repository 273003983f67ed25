import { HOME_DESCRIPTION } from '@streetlore/domain/page';
import { lazyLive } from '../../firebase/lazy-live.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Surface } from '../../ui/Surface.tsx';
import page from '../shell/Page.module.css';
import { PageMeta } from '../shell/PageMeta.tsx';
import { Hero } from './Hero.tsx';
import { TapeStrip } from './TapeStrip.tsx';

const Below = lazyLive(() => import('./Below.tsx').then((content) => content.default), {
  still: true,
  fallback: () => (
    <Surface material="paper" torn className={page.tall}>
      <Loading text="Loading..." />
    </Surface>
  ),
});

/** The hero is there at once; the rest comes after the first paint, and what is live on it after that. */
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
