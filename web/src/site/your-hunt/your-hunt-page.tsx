import { bookingLinkTexts, bookingToken, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Surface } from '../../ui/surface.tsx';
import { forgetLink, rememberLink } from '../shell/own-booking.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useBookingPage } from './data.ts';
import { Hunt } from './hunt.tsx';
import { usePageId } from './use-page-id.ts';

/**
 * `/hunt#token`: a booking on any screen of its group. The token stands behind `#`, which browsers
 * send to no server and to no other site.
 */
export default function YourHuntPage() {
  const token = useLocation().hash.slice(1);
  const isToken = bookingToken.safeParse(token).success;
  return (
    <>
      <PageMeta title={texts.title} description={texts.lead} unlisted />
      {isToken ? (
        <Found token={token} />
      ) : (
        <Message title={token ? texts.broken : texts.title} text={token ? bookingLinkTexts.unknown : texts.missing} />
      )}
    </>
  );
}

function Found({ token }: { readonly token: string }) {
  const pageId = usePageId(token);
  return pageId === null ? <PageLoading /> : <Opened token={token} pageId={pageId} />;
}

function Opened({ token, pageId }: { readonly token: string; readonly pageId: string }) {
  const live = useBookingPage(pageId);
  const isThere = live.status === 'ready' ? live.data !== null : null;
  useEffect(() => {
    if (isThere) rememberLink(token);
    if (isThere === false) forgetLink(token);
  }, [isThere, token]);
  if (live.status === 'loading') return <PageLoading />;
  if (live.status === 'failed')
    return (
      <Surface material="kraft">
        <ErrorPanel isPage message={live.error.message} onRetry={live.retry} />
      </Surface>
    );
  if (live.data === null) return <Message title={texts.broken} text={bookingLinkTexts.unknown} />;
  return <Hunt page={live.data} token={token} />;
}

function Message({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <PageHead art="lost" title={title} lead={null} />
      <Surface material="paper" torn aria-label={title}>
        <Card spray="green">
          <EmptyState title={text}>
            <p>
              <Link to={routes.tours}>See the tours</Link> · <Link to={routes.contact}>Contact</Link>
            </p>
          </EmptyState>
        </Card>
      </Surface>
    </>
  );
}
