import { formatPence, penceOf } from '@streetlore/domain/money';
import { partiesTexts as texts } from '@streetlore/domain/party';
import { usePlayableTours } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import styles from './parties.module.css';

/** What a party can book and what it costs a head, until the form is there: the server renders no form. */
export function TourPrices() {
  const live = usePlayableTours();
  const tours = live.status === 'ready' ? live.data : [];
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
