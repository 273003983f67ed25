import { pageTexts } from '@streetlore/domain/page';
import { partiesTexts as texts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import { useLocation } from 'react-router-dom';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Surface } from '../../ui/surface.tsx';
import layout from '../form/order-layout.module.css';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { Steps } from '../shell/steps.tsx';
import styles from './parties.module.css';
import { TourPrices } from './tour-prices.tsx';

/** The form, and what a party in the address is: the server renders neither, and tells tours and prices. */
const Order = lazyLive(() => import('./order.tsx').then((order) => order.Order), {
  fallback: TourPrices,
  ssr: false,
});

/** `/parties`: what a party is, what it costs, and booking one. */
export function PartiesPage() {
  const { search } = useLocation();
  return (
    <>
      <PageMeta {...pageTexts.parties} />
      <PageHead art="contest" title={texts.title} lead={texts.lead}>
        {/* The browser itself jumps, also before the page is hydrated. */}
        <LinkButton to={{ search, hash: 'order' }} reloadDocument>
          {texts.order}
        </LinkButton>
      </PageHead>
      <Surface material="paper" torn aria-labelledby="how">
        <h2 id="how">{texts.how}</h2>
        <Steps steps={texts.steps} />
      </Surface>
      <Surface material="kraft" aria-labelledby="order">
        <h2 id="order" className={layout.anchor}>
          {texts.order}
        </h2>
        <Order />
      </Surface>
      <Surface material="paper" aria-labelledby="questions">
        <h2 id="questions">{texts.questions}</h2>
        <dl className={styles.questions}>
          {texts.answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <p>
          <LinkButton to={routes.contact} variant="outline">
            Ask something else
          </LinkButton>
        </p>
      </Surface>
    </>
  );
}
