import { teamTexts, teamToken, teamPageTexts as texts } from '@streetlore/domain/team';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepPage } from '../../offline/keep-page.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Surface } from '../../ui/surface.tsx';
import { ClosedLink } from '../shell/closed-link.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { usePageId } from '../shell/use-page-id.ts';
import { useTeamPage } from './data.ts';
import { Hunt } from './hunt.tsx';
import { forgetTeam } from './kept.ts';

/**
 * `/team#token`: a hunt as its team plays it, on any screen. The token stands behind `#`, which
 * browsers send to no server and to no other site.
 */
export default function TeamPage() {
  const token = useLocation().hash.slice(1);
  useEffect(keepPage, []);
  const isToken = teamToken.safeParse(token).success;
  return (
    <>
      <PageMeta title={texts.title} description={texts.lead} unlisted />
      {isToken ? (
        <Found token={token} />
      ) : (
        <ClosedLink title={token ? texts.broken : texts.title} text={token ? teamTexts.unknown : texts.missing} />
      )}
    </>
  );
}

function Found({ token }: { readonly token: string }) {
  const pageId = usePageId(token);
  return pageId === null ? <PageLoading /> : <Opened key={pageId} token={token} pageId={pageId} />;
}

function Opened({ token, pageId }: { readonly token: string; readonly pageId: string }) {
  const live = useTeamPage(pageId);
  const isGone = live.status === 'ready' && live.data === null;
  useEffect(() => {
    if (isGone) forgetTeam(pageId);
  }, [isGone, pageId]);
  if (live.status === 'loading') return <PageLoading />;
  if (live.status === 'failed')
    return (
      <Surface material="kraft">
        <ErrorPanel isPage message={live.error.message} onRetry={live.retry} />
      </Surface>
    );
  if (live.data === null) return <ClosedLink title={texts.broken} text={teamTexts.unknown} />;
  return <Hunt page={live.data} token={token} />;
}
