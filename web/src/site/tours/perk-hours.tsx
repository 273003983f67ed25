import { closedNow } from '@streetlore/domain/hunt';
import { hoursOf, openingWords } from '@streetlore/domain/opening-hours';
import type { Partner } from '@streetlore/domain/partner';
import styles from './tour-detail.module.css';

type PerkHoursProps = { readonly partner: Partner; readonly at: Date | null };

/** Whether a reward can be fetched at the time of the walk, if that is known. */
export function PerkHours({ partner, at }: PerkHoursProps) {
  if (!at || !(hoursOf(partner.opening_hours) ?? hoursOf(partner.offer_hours))) return null;
  const { closed } = closedNow({ partner }, at);
  if (!closed) return <p className={styles.open}>Open then</p>;
  const { opens, offer } = closed;
  const from = opens && openingWords(opens, at, false);
  const said = offer ? ['No offer then', 'from'] : ['Closed then', 'opens'];
  return <p className={styles.shut}>{from ? `${said.join(', ')} ${from}` : said[0]}</p>;
}
