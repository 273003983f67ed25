import { giftTexts as texts } from '@streetlore/domain/gift';
import { giftsPageText } from '@streetlore/domain/page';
import { useLocation } from 'react-router-dom';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Surface } from '../../ui/surface.tsx';
import layout from '../form/order-layout.module.css';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { Steps } from '../shell/steps.tsx';

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
        <h2 id="give" className={layout.anchor}>
          {texts.form}
        </h2>
        <Order />
      </Surface>
      <Surface material="paper" aria-labelledby="how">
        <h2 id="how">{texts.how}</h2>
        <Steps steps={texts.steps} />
      </Surface>
    </>
  );
}
