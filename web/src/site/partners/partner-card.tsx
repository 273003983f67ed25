import { type Partner, partnerTexts } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { AGE_LINE } from '@streetlore/domain/wording';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/sticker.tsx';
import styles from './partners.module.css';

export function PartnerCard({ partner }: { readonly partner: WithId<Partner> }) {
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <p className={styles.type}>{partner.type}</p>
        <Badge tone="good">{partnerTexts.active}</Badge>
      </div>
      <h2 className={styles.name}>
        <Link to={routes.partner(partner)}>{partner.name}</Link>
      </h2>
      <p className={styles.address}>{partner.address}</p>
      {partner.description && <p>{partner.description}</p>}
      <div className={styles.offer}>
        <p className={styles.offerText}>{partner.offer}</p>
        {partner.offer_kind === 'alcohol' && <p>{AGE_LINE}</p>}
        <p>{partnerTexts.show}</p>
        <p>{partnerTexts.valid}</p>
      </div>
    </li>
  );
}
