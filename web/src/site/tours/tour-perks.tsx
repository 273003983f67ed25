import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { Link } from 'react-router-dom';
import { mapLive, usePartners } from '../../data/index.ts';
import { useTourPartners } from './data.ts';
import styles from './tour-detail.module.css';

/** What waits behind the walls: the tour's summary, and the partners at its stops. */
export function TourPerks({ tour }: { readonly tour: WithId<Tour> }) {
  const links = useTourPartners(tour.id);
  const partners = usePartners();
  const ids = links.status === 'ready' ? links.data.map((link) => link.partner_id) : [];
  const here = mapLive(partners, (all) => all.filter((partner) => ids.includes(partner.id)));
  return (
    <section aria-labelledby="perks">
      <h2 id="perks" className={styles.heading}>
        Local partner perks
      </h2>
      {tour.partner_perks && <p className={styles.summary}>{tour.partner_perks}</p>}
      {here.status === 'ready' && here.data.length > 0 && (
        <ul className={styles.perks}>
          {here.data.map((partner) => (
            <li key={partner.id} className={styles.perk}>
              <p className={styles.offer}>{partner.offer}</p>
              <p>
                <Link to={routes.partner(partner)}>{partner.name}</Link>, {partner.type}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
