import { city, neighborhoods } from '@streetlore/domain/city';
import { type Partner, premiumPartners } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { Link } from 'react-router-dom';
import { type Live, useQuery } from '../../../data/index.ts';
import styles from './footer.module.css';

const PREMIUM_SHOWN = 4;

const usePremiumPartners = (): Live<readonly WithId<Partner>[]> => useQuery(premiumPartners(PREMIUM_SHOWN));

/** The footer is complete without partners when they cannot be loaded. */
export default function FooterPartners() {
  const partners = usePremiumPartners();
  if (partners.status !== 'ready' || partners.data.length === 0) return null;
  return (
    <nav aria-label="Premium partners" className={styles.group}>
      <h2 className={styles.heading}>Premium partners</h2>
      <ul className={styles.list}>
        {partners.data.map((partner) => (
          <li key={partner.id}>
            <Link to={routes.partner(partner)}>{partner.name}</Link>
            <span className={styles.where}>
              {partner.area === 'unknown' ? city.name : neighborhoods[partner.area].name}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
