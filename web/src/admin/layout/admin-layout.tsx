import { routes } from '@streetlore/domain/paths';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { isAnythingFailed, useSession, watchFailures, watchLine } from '../../data/index.ts';
import { connectionWords, useConnection } from '../../offline/connection.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { CommandMenu, sections } from '../sections.tsx';
import { adminTexts, keysTexts } from '../texts.ts';
import { useKeys } from '../use-keys.ts';
import styles from './admin-layout.module.css';
import { AdminNav } from './admin-nav.tsx';
import { CallMe } from './call-me.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { useTitlePrefix } from './waiting.tsx';

export function AdminLayout() {
  const { pathname } = useLocation();
  const session = useSession();
  const email = session.status === 'ready' ? session.data?.email : null;
  const current = sections.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const title = pathname.startsWith(routes.adminHunt('')) ? 'Hunt' : (current?.title ?? 'Back office');
  const waiting = useTitlePrefix();
  const [asked, setAsked] = useState<'search' | 'keys' | null>(null);
  const close = () => setAsked(null);
  useKeys({ onSearch: () => setAsked('search'), onHelp: () => setAsked('keys') });
  return (
    <div className={styles.frame}>
      <title>{`${waiting}${title} | Streetlore back office`}</title>
      <meta name="robots" content="noindex" />
      <SkipLink />
      <aside className={styles.side}>
        <Link to={routes.home} className={styles.logo} aria-label="Streetlore, to the public site">
          Street<span>lore</span>
        </Link>
        <ConnectionSign />
        <AdminNav key={pathname} />
      </aside>
      <div className={styles.content}>
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.who}>
            {email && <p className={styles.welcome}>Welcome {email.split('@')[0]}</p>}
            <Button
              size="small"
              variant="outline"
              aria-keyshortcuts="Control+K Meta+K"
              title={keysTexts.searchBy}
              onClick={() => setAsked('search')}
            >
              <Search size={16} aria-hidden="true" />
              <span className={styles.onlyWide}>{keysTexts.search}</span>
            </Button>
            <CallMe />
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Suspense fallback={<Loading text={adminTexts.loading} />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {asked === 'search' && (
        <Suspense>
          <CommandMenu screens={sections} onClose={close} />
        </Suspense>
      )}
      <KeysDialog open={asked === 'keys'} onClose={close} />
    </div>
  );
}

const onServer = () => false;

/** Says whether the data is live, since when it is not, or that a part was not loaded. */
function ConnectionSign() {
  useEffect(() => watchLine(), []);
  const connection = useConnection();
  const isFailed = useSyncExternalStore(watchFailures, isAnythingFailed, onServer);
  const isPartial = connection.status === 'live' && isFailed;
  return (
    <p role="status" className={styles.sign} data-status={isPartial ? 'partial' : connection.status}>
      {isPartial ? adminTexts.partlyLoaded : connectionWords(connection)}
    </p>
  );
}
