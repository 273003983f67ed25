import type { Gift } from '@streetlore/domain/gift';
import { formatPence } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Table } from '../../ui/table.tsx';
import { useMovements } from './data.ts';
import styles from './gifts.module.css';
import { giftScreenTexts as texts } from './texts.ts';

const signed = (count: number, words: (count: number) => string) => `${count < 0 ? '−' : '+'}${words(Math.abs(count))}`;

/** Every movement of a gift's rest, from the ledger. */
export function Movements({ gift }: { readonly gift: WithId<Gift> }) {
  return (
    <section aria-labelledby="movements" className={styles.movements}>
      <h3 id="movements">{texts.movements}</h3>
      <LiveView
        live={useMovements(gift.id)}
        loading={<Loading text={texts.movementsLoading} height="8rem" />}
        failed={texts.movementsFailed}
      >
        {(movements) =>
          movements.length === 0 ? (
            <EmptyState title={texts.noMovements} />
          ) : (
            <Table caption={texts.movements} head={[texts.when, texts.what, texts.change, texts.hunt]}>
              {movements.map(({ id, at, kind, gift: pence, hunts, order_id }) => (
                <tr key={id}>
                  <td>
                    <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
                  </td>
                  <td>{texts.kinds[kind]}</td>
                  <td>
                    {hunts !== 0
                      ? signed(hunts, texts.hunts)
                      : pence !== 0
                        ? signed(pence, formatPence)
                        : texts.nothing}
                  </td>
                  <td>
                    {order_id && order_id !== gift.id ? (
                      <Link to={routes.adminHunt(order_id)}>{texts.toHunt}</Link>
                    ) : (
                      texts.nothing
                    )}
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </LiveView>
    </section>
  );
}
