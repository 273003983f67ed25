import { giftTexts as texts } from '@streetlore/domain/gift';
import { giftsPageText } from '@streetlore/domain/page';
import { useLocation } from 'react-router-dom';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Surface } from '../../ui/surface.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import styles from './gifts.module.css';

const Order = lazyLive(() => import('./order.tsx').then((order) => order.Order), {
  fallback: () => <Loading text={texts.formLoading} height="34rem" />,
  ssr: false,
});

/** `/gifts`: what a gift is, and buying one. */
export function GiftsPage() {
  const { search } = useLocation();
  return (
    <>
      <PageMeta {...giftsPageText} />
      <PageHead art="partners" title={texts.title} lead={texts.lead}>
        {/* The browser itself jumps, also before the page is hydrated. */}
        <LinkButton to={{ search, hash: 'give' }} reloadDocument>
          {texts.begin}
        </LinkButton>
      </PageHead>
      <Surface material="kraft" torn aria-labelledby="give">
        <h2 id="give" className={styles.give}>
          {texts.form}
        </h2>
        <Order />
      </Surface>
      <Surface material="paper" aria-labelledby="how">
        <h2 id="how">{texts.how}</h2>
        <ol className={styles.steps}>
          {texts.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Surface>
    </>
  );
}
