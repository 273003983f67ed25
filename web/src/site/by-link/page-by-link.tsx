import { cutLink, pageTokenIn } from '@streetlore/domain/booking';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type Live, watchLine } from '../../data/index.ts';
import { keepPage } from '../../offline/keep-page.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Surface } from '../../ui/surface.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { ClosedLink } from './closed-link.tsx';
import { pageIdOf } from './page-id.ts';
import { useComputed } from './use-computed.ts';
import { withoutManifest } from './without-manifest.ts';

type Link = { readonly token: string; readonly pageId: string };

type PageByLinkProps<Page> = {
  readonly texts: Readonly<Record<'title' | 'lead' | 'missing', string>>;
  readonly unknown: string;
  readonly usePage: (pageId: string) => Live<Page | null>;
  /** Forgets what this browser keeps for a dead link. Always the same function. */
  readonly forget?: (link: Link) => void;
  readonly Content: ComponentType<{ readonly page: Page; readonly token: string }>;
};

/**
 * A page that a link opens, live, and again without a connection. The token stands behind `#`,
 * which browsers send to no server. The page's id is its hash.
 */
export function PageByLink<Page>(props: PageByLinkProps<Page>) {
  const { texts } = props;
  const { hash } = useLocation();
  const token = pageTokenIn(hash);
  useEffect(keepPage, []);
  useEffect(() => watchLine(), []);
  useEffect(withoutManifest, []);
  return (
    <>
      <PageMeta title={texts.title} description={texts.lead} unlisted />
      {token ? (
        <Hashed {...props} token={token} />
      ) : hash.length > 1 ? (
        <ClosedLink text={cutLink} />
      ) : (
        <ClosedLink title={texts.title} text={texts.missing} />
      )}
    </>
  );
}

function Hashed<Page>(props: PageByLinkProps<Page> & Pick<Link, 'token'>) {
  const pageId = useComputed(props.token, pageIdOf);
  return pageId === null ? <PageLoading /> : <Opened {...props} pageId={pageId} />;
}

function Opened<Page>(props: PageByLinkProps<Page> & Link) {
  const { unknown, usePage, forget, token, pageId, Content } = props;
  const live = usePage(pageId);
  const isClosed = live.status === 'ready' && live.data === null;
  useEffect(() => {
    if (isClosed) forget?.({ token, pageId });
  }, [isClosed, forget, token, pageId]);
  if (live.status === 'loading') return <PageLoading />;
  if (live.status === 'failed')
    return (
      <Surface material="kraft">
        <ErrorPanel isPage message={live.error.message} onRetry={live.retry} />
      </Surface>
    );
  return live.data === null ? <ClosedLink text={unknown} /> : <Content page={live.data} token={token} />;
}
