import { routes } from '@streetlore/domain/paths';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Surface } from '../../ui/surface.tsx';
import { Logo } from './logo.tsx';
import { navigation } from './navigation.ts';
import styles from './shell.module.css';

const nothing = () => null;
const SessionLinks = lazyLive(() => import('./live/session-links.tsx').then((content) => content.default), {
  fallback: nothing,
  failed: nothing,
});

export function Header() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState(key);
  // Even a link to the page that is open closes the menu.
  if (openAt !== key) {
    setOpenAt(key);
    setOpen(false);
  }
  useEffect(() => {
    if (!open) return;
    // The menu precedes its button in tab order.
    nav.current?.querySelector('a')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      toggle.current?.focus();
    };
  }, [open]);
  return (
    <header className={styles.header}>
      <Surface material="brick" flush className={styles.bar}>
        <div className={styles.row}>
          <Link to={routes.home} className={styles.home} aria-label="Streetlore, home">
            <Logo />
          </Link>
          <nav ref={nav} id="navigation" aria-label="Main" className={styles.nav} data-open={open || undefined}>
            {navigation.map(({ to, label }) => (
              <NavLink key={to} to={to} className={classes(styles.link)}>
                {label}
              </NavLink>
            ))}
            <SessionLinks />
          </nav>
          <LinkButton to={routes.tours} size="small" stuck className={styles.book}>
            Book a hunt
          </LinkButton>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls="navigation"
            onClick={() => setOpen(!open)}
          >
            {open ? 'Close' : 'Menu'}
          </button>
        </div>
      </Surface>
    </header>
  );
}
