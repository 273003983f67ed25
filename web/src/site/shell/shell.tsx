import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { OfflineNotice } from '../../offline/offline-notice.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import styles from './shell.module.css';
import { usePlace } from './use-place.ts';

/**
 * Follows a link to a part of this page (the skip link, a footnote) without changing the address: parts of a page
 * that are not hydrated yet would be rendered anew for it, and what had the focus would be gone.
 */
function jump(event: MouseEvent) {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const part = link && isPlain ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
  if (!part) return;
  event.preventDefault();
  // What takes no focus by itself takes it from here on, so that Tab goes on from there.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus();
}

/**
 * Header, page and footer of the public site. Nothing waits in the Suspense around page and footer: React hydrates them one by one, in
 * pieces that let a tap through.
 */
export function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  usePlace(main);
  useEffect(() => {
    document.addEventListener('click', jump);
    return () => document.removeEventListener('click', jump);
  }, []);
  // Heard by server-rendering/start-after-paint.ts.
  useEffect(() => void window.dispatchEvent(new Event('hydrated')), []);
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
    </>
  );
}
