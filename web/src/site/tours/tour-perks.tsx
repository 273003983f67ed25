import type { Partner } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { AGE_LINE } from '@streetlore/domain/wording';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { LondonTimeField } from '../../ui/london-time-field.tsx';
import { usePartnersAmong } from './data.ts';
import { PerkHours } from './perk-hours.tsx';
import styles from './tour-detail.module.css';

export function TourPerks({ tour: { partner_ids: ids, partner_perks: summary } }: { readonly tour: WithId<Tour> }) {
  return ids.length > 0 ? <PerksAt ids={ids} summary={summary} /> : <Perks partners={[]} summary={summary} />;
}

function PerksAt({ ids, summary }: { readonly ids: readonly string[]; readonly summary: string }) {
  const partners = usePartnersAmong(ids);
  return <Perks partners={partners.status === 'ready' ? partners.data : []} summary={summary} />;
}

type PerksProps = {
  readonly partners: readonly WithId<Partner>[];
  readonly summary: string;
};

function Perks({ partners, summary }: PerksProps) {
  const [at, setAt] = useState<Date | null>(null);
  // What a visitor types before hydration would be lost.
  const isHydrating = useHydrating();
  if (partners.length === 0 && !summary) return null;
  return (
    <section aria-labelledby="perks">
      <h2 id="perks" className={styles.heading}>
        Local partner perks
      </h2>
      {summary && <p className={styles.summary}>{summary}</p>}
      {partners.some(({ opening_hours, offer_hours }) => opening_hours || offer_hours) && (
        <div className={styles.when}>
          <LondonTimeField
            label="When will you walk?"
            hint="Shows which rewards can be fetched then."
            optional
            disabled={isHydrating}
            value={at}
            onTime={setAt}
          />
        </div>
      )}
      {partners.length > 0 && (
        <ul className={styles.perks}>
          {partners
            .toSorted((a, b) => (a.name < b.name ? -1 : 1))
            .map((partner) => (
              <li key={partner.id} className={styles.perk}>
                <p className={styles.offer}>{partner.offer}</p>
                {partner.offer_kind === 'alcohol' && <p>{AGE_LINE}</p>}
                <p>
                  <Link to={routes.partner(partner)}>{partner.name}</Link>, {partner.type}
                </p>
                <PerkHours partner={partner} at={at} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
