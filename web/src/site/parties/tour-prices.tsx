import { formatPence, penceOf } from '@streetlore/domain/money';
import { partiesTexts as texts } from '@streetlore/domain/party';
import { Loading } from '../../ui/loading.tsx';
import { useTours } from './data.ts';
import styles from './parties.module.css';

/** What a party can book and what it costs a head, until the form is there: the server renders no form. */
export function TourPrices() {
  const live = useTours();
  const tours = live.status === 'ready' ? live.data.filter(({ stops_count }) => stops_count > 0) : [];
  return (
    <div className={styles.waiting}>
      <ul className={styles.prices}>
        {tours.map(({ id, name, price, neighborhood, is_loop }) => (
          <li key={id}>
            <strong>{name}</strong>, {neighborhood}: {texts.perPerson(formatPence(penceOf(price)))}{' '}
            {is_loop ? texts.loop : texts.noLoop}
          </li>
        ))}
      </ul>
      <Loading text={texts.formLoading} height="20rem" />
    </div>
  );
}
