import { brokenLink, cutLink } from '@streetlore/domain/booking';
import { giftTokenIn, giftTexts as texts } from '@streetlore/domain/gift';
import { giftRoutes, routes } from '@streetlore/domain/paths';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { LostLink } from '../../by-link/lost-link.tsx';
import { withoutManifest } from '../../by-link/without-manifest.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { BuyersPage } from './buyers-page.tsx';
import { RecipientsPage } from './recipients-page.tsx';
import { useGift } from './use-gift.ts';

/** `/gift#token` and `/gift/buyer#token`: a gift as its recipient or its buyer sees it. */
export function GivenPage() {
  const { hash } = useLocation();
  const token = giftTokenIn(hash);
  useEffect(withoutManifest, []);
  return (
    <>
      <PageMeta title={texts.buyersPage} description={texts.lead} unlisted />
      {token ? (
        <Opened key={token} token={token} />
      ) : hash.length > 1 ? (
        <Closed text={cutLink} />
      ) : (
        <Closed title={texts.buyersPage} text={texts.missing} />
      )}
    </>
  );
}

function Opened({ token }: { readonly token: string }) {
  const opened = useGift(token);
  if (opened.status === 'loading') return <PageLoading />;
  if (opened.status === 'closed') return <Closed text={texts.invalidLink} />;
  if (opened.status === 'failed')
    return (
      <Surface material="kraft">
        <ErrorPanel isPage message={opened.message} onRetry={opened.again} />
      </Surface>
    );
  const { gift, again } = opened;
  return gift.who === 'buyer' ? (
    <BuyersPage gift={gift} token={token} onChanged={again} />
  ) : (
    <RecipientsPage gift={gift} />
  );
}

function Closed({ title = brokenLink, text }: { readonly title?: string; readonly text: string }) {
  return (
    <>
      <PageHead art="lost" title={title} lead={null} />
      <Surface material="paper" torn aria-label={title}>
        <Card spray="magenta">
          <EmptyState title={text}>
            <p>
              <Link to={giftRoutes.gifts}>{texts.title}</Link> · <Link to={routes.contact}>Contact</Link>
            </p>
          </EmptyState>
          <LostLink />
        </Card>
      </Surface>
    </>
  );
}
