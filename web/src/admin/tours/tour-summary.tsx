import { formatPence, penceOf } from '@streetlore/domain/money';
import type { Partner } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { perPlayer, tourCost } from '@streetlore/domain/tour';
import frame from '../editor/editor.module.css';
import type { TourValues } from './data.ts';
import styles from './tours.module.css';

type TourSummaryProps = {
  readonly name: string;
  readonly price: number;
  readonly duration: string;
  readonly stops: TourValues['stops'];
  readonly partners: readonly WithId<Partner>[];
};

export function TourSummary({ name, price, duration, stops, partners }: TourSummaryProps) {
  const chosen = new Set(stops.flatMap(({ partner_id }) => partner_id ?? []));
  const active = partners.filter(({ id, status }) => chosen.has(id) && status === 'active').length;
  return (
    <section aria-label="Summary" className={frame.panel}>
      <h2 className={frame.legend}>Summary</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Total stops</dt>
          <dd>{stops.length}</dd>
        </div>
        <div>
          <dt>Partners</dt>
          <dd>{active < chosen.size ? `${chosen.size} (${chosen.size - active} not active)` : chosen.size}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>{Number.isFinite(price) ? formatPence(penceOf(price)) : '–'}</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd>{duration || '–'}</dd>
        </div>
        <div>
          <dt>Texts</dt>
          <dd>{perPlayer(tourCost({ name, stops, partners }))}</dd>
        </div>
      </dl>
    </section>
  );
}
