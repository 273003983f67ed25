import { bookingToken } from '@streetlore/domain/booking';
import { partyTexts, partyPageTexts as texts } from '@streetlore/domain/party';
import { useLocation } from 'react-router-dom';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { ClosedLink } from '../../shell/closed-link.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { usePageId } from '../../shell/use-page-id.ts';
import { usePartyPage } from './data.ts';
import { Party } from './party.tsx';

/**
 * `/party#token`: a party as its organiser needs it. The token stands behind `#`, which browsers send
 * to no server and to no other site.
 */
export function PartyPage() {
  const token = useLocation().hash.slice(1);
  const isToken = bookingToken.safeParse(token).success;
  return (
    <>
      <PageMeta title={texts.title} description={texts.lead} unlisted />
      {isToken ? (
        <Found token={token} />
      ) : (
        <ClosedLink title={token ? texts.broken : texts.title} text={token ? partyTexts.unknown : texts.missing} />
      )}
    </>
  );
}

function Found({ token }: { readonly token: string }) {
  const pageId = usePageId(token);
  return pageId === null ? <PageLoading /> : <Opened token={token} pageId={pageId} />;
}

function Opened({ token, pageId }: { readonly token: string; readonly pageId: string }) {
  const live = usePartyPage(pageId);
  if (live.status === 'loading') return <PageLoading />;
  if (live.status === 'failed')
    return (
      <Surface material="kraft">
        <ErrorPanel isPage message={live.error.message} onRetry={live.retry} />
      </Surface>
    );
  if (live.data === null) return <ClosedLink title={texts.broken} text={partyTexts.unknown} />;
  return <Party page={live.data} token={token} />;
}
