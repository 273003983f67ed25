import { bookingLinkTexts, bookingToken, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepPage } from '../../offline/keep-page.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Surface } from '../../ui/surface.tsx';
import { ClosedLink } from '../shell/closed-link.tsx';
import { forgetLink, rememberLink } from '../shell/own-booking.ts';
import { PageLoading } from '../shell/page-loading.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { usePageId } from '../shell/use-page-id.ts';
import { useBookingPage } from './data.ts';
import { Hunt } from './hunt.tsx';

/**
 * `/hunt#token`: a booking on any screen of its group. The token stands behind `#`, which browsers
 * send to no server and to no other site.
 */
export default function YourHuntPage() {
  const token = useLocation().hash.slice(1);
  useEffect(keepPage, []);
  const isToken = bookingToken.safeParse(token).success;
  return (
    <>
      <PageMeta title={texts.title} description={texts.lead} unlisted />
      {isToken ? (
        <Found token={token} />
      ) : (
        <ClosedLink
          title={token ? texts.broken : texts.title}
          text={token ? bookingLinkTexts.unknown : texts.missing}
        />
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
  if (live.data === null) return <ClosedLink title={texts.broken} text={bookingLinkTexts.unknown} />;
  return <Hunt page={live.data} token={token} />;
}
