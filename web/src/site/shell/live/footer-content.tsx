import { neighborhoodSlugs, neighborhoods } from '@streetlore/domain/city';
import { giftRoutes, routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { lazyLive } from '../../../server-rendering/lazy-live.tsx';
import { sprayOf } from '../../../ui/spray.ts';
import { Surface } from '../../../ui/surface.tsx';
import { Logo } from '../logo.tsx';
import { navigation } from '../navigation.ts';
import { TraderLine } from '../trader-line.tsx';
import styles from './footer.module.css';

const nothing = () => null;
const FooterPartners = lazyLive(() => import('./footer-partners.tsx').then((content) => content.default), {
  fallback: nothing,
  failed: nothing,
});

const HASHTAGS = ['#streetlore', '#londonstreetart', '#textback', '#wallswalkedpast'] as const;

const moreLinks = [
  { to: giftRoutes.gifts, label: 'Gifts' },
  { to: routes.partners, label: 'Partners' },
  { to: routes.applyAsPartner, label: 'Become a Partner' },
  { to: routes.contact, label: 'Contact' },
  { to: routes.privacy, label: 'Privacy' },
  { to: routes.terms, label: 'Terms' },
  { to: routes.accessibility, label: 'Accessibility' },
] as const;

export default function FooterContent() {
  return (
    <Surface material="brick" className={styles.footer}>
      <div className={styles.top}>
        <div className={styles.brand}>
          <Logo />
          <p>Self-guided street-art hunts in London, played by text or on a web page.</p>
          <p className={styles.tags}>{HASHTAGS.join(' ')}</p>
        </div>
        <nav aria-label="Footer" className={styles.group}>
          <h2 className={styles.heading}>Streetlore</h2>
          <ul className={styles.list}>
            {[...navigation, ...moreLinks].map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Partners by neighbourhood" className={styles.group}>
          <h2 className={styles.heading}>Local partners</h2>
          <ul className={styles.list}>
            {neighborhoodSlugs.map((slug) => (
              <li key={slug} data-spray={sprayOf(slug)} className={styles.area}>
                <Link to={routes.partnersOf(slug)}>{neighborhoods[slug].name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <FooterPartners />
      </div>
      <div className={styles.small}>
        <TraderLine />
        <p>© Streetlore. Painted over, buffed, painted again.</p>
      </div>
    </Surface>
  );
}
