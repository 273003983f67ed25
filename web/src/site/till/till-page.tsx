import { codeInFragment, tillTexts as texts, tillTokenIn } from '@streetlore/domain/till';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { local } from '../../browser-storage.ts';
import { watchLine } from '../../data/index.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Surface } from '../../ui/surface.tsx';
import { pageIdOf } from '../by-link/page-id.ts';
import { useComputed } from '../by-link/use-computed.ts';
import { withoutManifest } from '../by-link/without-manifest.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useTillPage } from './data.ts';
import { Till } from './till.tsx';

const KEPT = 'till-link';

/**
 * `/redeem#token`: a partner's till. The browser keeps the token, so that a scanned code (`/redeem#code`) opens the
 * till with that code.
 */
export default function TillPage() {
  const { hash } = useLocation();
  const given = tillTokenIn(hash);
  const code = codeInFragment(hash);
  const token = given ?? local.get(KEPT);
  useEffect(() => {
    if (given) local.set(KEPT, given);
  }, [given]);
  useEffect(() => watchLine(), []);
  useEffect(withoutManifest, []);
  return (
    <>
      <PageMeta title={texts.title} description={texts.lead} unlisted />
      {token ? <Hashed token={token} code={code} /> : <NoTill title={texts.noTill} />}
    </>
  );
}

type OpenedProps = { readonly token: string; readonly code: string | null };

function Hashed({ token, code }: OpenedProps) {
  const pageId = useComputed(token, pageIdOf);
  return pageId === null ? <PageLoading /> : <Opened token={token} code={code} pageId={pageId} />;
}

function Opened({ token, code, pageId }: OpenedProps & { readonly pageId: string }) {
  const live = useTillPage(pageId);
  const isClosed = live.status === 'ready' && live.data === null;
  useEffect(() => {
    if (isClosed && local.get(KEPT) === token) local.remove(KEPT);
  }, [isClosed, token]);
  if (live.status === 'loading') return <PageLoading />;
  if (live.status === 'failed')
    return (
      <Surface material="kraft">
        <ErrorPanel isPage message={live.error.message} onRetry={live.retry} />
      </Surface>
    );
  if (live.data === null) return <NoTill title={texts.unknown} />;
  return <Till token={token} changedAt={live.data.changed_at} scanned={code} />;
}

function NoTill({ title }: { readonly title: string }) {
  return (
    <>
      <PageHead art="lost" title={texts.title} lead={null} />
      <Surface material="paper" torn aria-label={texts.title}>
        <Card spray="green">
          <EmptyState title={title}>
            <p>{texts.noTillWhy}</p>
            <p>{texts.forGuests}</p>
          </EmptyState>
        </Card>
      </Surface>
    </>
  );
}
