import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { Link } from 'react-router-dom';
import { usePartnersAmong } from './data.ts';
import styles from './tour-detail.module.css';

/** What waits behind the walls: the tour's summary, and the partners at its stops. */
export function TourPerks({ tour }: { readonly tour: WithId<Tour> }) {
  return (
    <section aria-labelledby="perks">
      <h2 id="perks" className={styles.heading}>
        Local partner perks
      </h2>
      {tour.partner_perks && <p className={styles.summary}>{tour.partner_perks}</p>}
      {tour.partner_ids.length > 0 && <Perks ids={tour.partner_ids} />}
    </section>
  );
}

function Perks({ ids }: { readonly ids: readonly string[] }) {
  const partners = usePartnersAmong(ids);
  if (partners.status !== 'ready' || partners.data.length === 0) return null;
  return (
    <ul className={styles.perks}>
      {partners.data
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map((partner) => (
          <li key={partner.id} className={styles.perk}>
            <p className={styles.offer}>{partner.offer}</p>
            <p>
              <Link to={routes.partner(partner)}>{partner.name}</Link>, {partner.type}
            </p>
          </li>
        ))}
    </ul>
  );
}
