import type { Partner, PartnerFigures, PartnerStatus } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { formatDay } from '@streetlore/domain/time';
import { useId } from 'react';
import type { Live } from '../../data/index.ts';
import { useWithList } from '../../ui/address.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Badge } from '../../ui/sticker.tsx';
import { EditAndDelete, ItemCard, ViewLink } from '../card-grid.tsx';
import styles from './partners.module.css';
import { partnerAdminTexts as texts } from './texts.ts';

type PartnerCardProps = {
  readonly partner: WithId<Partner>;
  /** Null if the partner was never on a tour. */
  readonly figures: Live<PartnerFigures | null>;
  readonly onDelete: () => void;
};

const tones: Partial<Record<PartnerStatus, 'good' | 'bad' | 'warn'>> = {
  active: 'good',
  declined: 'bad',
  form_submitted: 'warn',
};

/** Only an active partner has a page to view. */
export function PartnerCard({ partner, figures, onDelete }: PartnerCardProps) {
  const { id, name, status, partnership_tier: tier } = partner;
  const why = useId();
  const withList = useWithList();
  const isActive = status === 'active';
  // No admin has edited the application.
  const isNew = status === 'form_submitted' && partner.updated_at.getTime() === partner.created_at.getTime();
  return (
    <ItemCard
      name={name}
      spray={sprayOf(partner.area)}
      badges={
        <>
          {isNew && <Badge tone="spray">{texts.isNew}</Badge>}
          <Badge tone={tones[status] ?? 'plain'}>{texts.statuses[status]}</Badge>
          {tier !== 'standard' && <Badge tone="warn">{texts.tiers[tier]}</Badge>}
        </>
      }
      actions={
        <>
          {isActive ? (
            <ViewLink name={name} to={routes.partner(partner)} />
          ) : (
            <Button size="small" variant="outline" disabled aria-label={`View ${name}`} aria-describedby={why}>
              View
            </Button>
          )}
          <EditAndDelete name={name} edit={withList(`${routes.adminSection('partners')}/${id}`)} onDelete={onDelete} />
          {!isActive && (
            <p id={why} className={styles.why}>
              {texts.notPublic}
            </p>
          )}
        </>
      }
    >
      <p className={styles.soft}>
        {partner.type}, {partner.address}
      </p>
      <p className={styles.offer}>{partner.offer}</p>
      <Figures live={figures} />
    </ItemCard>
  );
}

function Figures({ live }: { readonly live: Live<PartnerFigures | null> }) {
  if (live.status === 'failed') return <p className={styles.why}>{texts.figuresFailed}</p>;
  const figure = (name: 'tours' | 'redeemed' | 'said') =>
    live.status === 'loading' ? <Skeleton width="2ch" height="1em" /> : (live.data?.[name] ?? 0);
  const { shut = 0, last_shut_at: last = null } = (live.status === 'ready' && live.data) || {};
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Tours</dt>
        <dd>{figure('tours')}</dd>
      </div>
      <div>
        <dt>Redeemed</dt>
        <dd>{figure('redeemed')}</dd>
      </div>
      <div>
        <dt>{texts.said}</dt>
        <dd>{figure('said')}</dd>
      </div>
      {shut > 0 && (
        <div>
          <dt>{texts.shut}</dt>
          <dd>
            <span>{shut}</span>
            {last && <span className={styles.soft}>{texts.lastShut(formatDay(last))}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}
