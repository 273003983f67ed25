import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { OfflineNotice } from '../../offline/OfflineNotice.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import styles from './Shell.module.css';

/**
 * Header, page and footer of the public site; a new address starts at its top, for eyes and for screen readers. Nothing waits in
 * the Suspense around page and footer: React takes over what a document holds one by one, in pieces that let a tap through.
 */
export function Shell() {
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  // By itself the browser follows the skip link a frame later, and not at all while a style sheet is on its way.
  useEffect(() => {
    if (hash === '#main') main.current?.focus();
  }, [hash]);
  // Whoever waits for something that listens (src/begin.ts) hears it.
  useEffect(() => void window.dispatchEvent(new Event('taken-over')), []);
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
