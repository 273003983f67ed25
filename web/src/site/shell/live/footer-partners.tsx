import { city, neighborhoods } from '@streetlore/domain/city';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { usePremiumPartners } from './data.ts';
import styles from './footer.module.css';

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
