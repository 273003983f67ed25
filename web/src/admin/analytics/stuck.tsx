import { routes } from '@streetlore/domain/paths';
import { frequentAnswers, newestWrongAnswers } from '@streetlore/domain/playing';
import { type StuckSort, stuckBy, stuckStops, type TourStats } from '@streetlore/domain/stats';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '../../data/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './analytics.module.css';
import { analyticsTexts as texts } from './texts.ts';

const MAX_ROWS = 10;
/** How many of the newest wrong answers are read to find the frequent ones. */
const MAX_WRONG = 200;
const MAX_ANSWERS = 3;

/** The stops of all tours at which hunts get stuck, the worst first. */
export function Stuck({ tours }: { readonly tours: readonly TourStats[] }) {
  const [by, setBy] = useState<StuckSort>('lost');
  const rows = stuckStops(tours, by).slice(0, MAX_ROWS);
  if (rows.length === 0) return <EmptyState title={texts.stuckNone} />;
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={texts.stuckBy}
          value={by}
          onChange={({ target }) => setBy(stuckBy.find((one) => one === target.value) ?? 'lost')}
        >
          {stuckBy.map((one) => (
            <option key={one} value={one}>
              {texts.stuckNames[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <Table caption={texts.stuck} head={texts.stuckHead}>
        {rows.map(({ tour_id, tour_name, stop, name, arrivals, per100, minutes }) => (
          <tr key={`${tour_id} ${stop}`}>
            <th scope="row">
              <Link to={routes.adminTour(tour_id, stop)}>
                {stop}. {name ?? texts.unnamedStop(stop)}
              </Link>
              , {tour_name}
            </th>
            <td>{arrivals}</td>
            <td>{per100.lost}</td>
            <td>{per100.wrong}</td>
            <td>{per100.hints}</td>
            <td>{minutes ?? '–'}</td>
            <td>
              <Frequent tourId={tour_id} stop={stop} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function Frequent({ tourId, stop }: { readonly tourId: string; readonly stop: number }) {
  const live = useQuery(newestWrongAnswers(tourId, MAX_WRONG));
  if (live.status !== 'ready') return null;
  const toStop = live.data.filter(({ stop_number }) => stop_number === stop);
  return frequentAnswers(toStop, MAX_ANSWERS)
    .map(({ answer, times }) => texts.wrongTimes(answer, times))
    .join(', ');
}
