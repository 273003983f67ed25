import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { OfflineNotice } from '../../offline/offline-notice.tsx';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Header } from './header.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import styles from './shell.module.css';
import { usePlace } from './use-place.ts';

/** A component of its own: if it fails, a boundary removes it and not the site. */
function Place({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  usePlace(main);
  // server-rendering/start-after-paint.ts listens for this event.
  useEffect(() => void window.dispatchEvent(new Event('hydrated')), []);
  return null;
}

/**
 * The Suspense around page and footer lets React hydrate them one by one, with gaps that let a tap
 * through. Nothing in it suspends.
 */
export function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink />
      <Header />
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <PageErrorBoundary key={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </PageErrorBoundary>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <PageErrorBoundary isPage={false}>
        <Place main={main} />
      </PageErrorBoundary>
    </>
  );
}

const Content = lazyLive(() => import('./live/footer-content.tsx').then((content) => content.default), {
  fallback: () => null,
  firebase: false,
});

function Footer() {
  return (
    <footer>
      <Content />
    </footer>
  );
}
