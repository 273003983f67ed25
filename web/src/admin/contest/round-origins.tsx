import {
  type ContestRound,
  changesLeader,
  type RoundOrigins as Origins,
  type RoundPlace,
} from '@streetlore/domain/contest';
import { LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './contest.module.css';
import { useRoundOrigins } from './data.ts';
import { originName, originText, contestAdminTexts as texts } from './texts.ts';

/** How many leading photos are named for each origin. */
const SHOWN = 3;

type RoundOriginsProps = { readonly round: Pick<ContestRound, 'week' | 'standings'> };

/** The origins of a closed round's votes, and the leaders without the votes of some origins. */
export function RoundOrigins({ round }: RoundOriginsProps) {
  const live = useRoundOrigins(round.week);
  const loading = <Loading text={texts.originsLoading} height="8rem" />;
  return (
    <LiveView live={live} loading={loading} failed={texts.originsFailed}>
      {(found) => (found ? <OriginTable found={found} standings={round.standings} /> : <p>{texts.originsNone}</p>)}
    </LiveView>
  );
}

type OriginTableProps = { readonly found: Origins; readonly standings: readonly RoundPlace[] };

function OriginTable({ found, standings }: OriginTableProps) {
  return (
    <div className={styles.origins}>
      <p>
        <span>{texts.origins(found.votes, found.networks)}</span>
        {!found.is_whole && <span> {texts.originsCut}</span>}
      </p>
      <Table caption={texts.originsTitle} head={texts.originsHead}>
        <tr>
          <th scope="row">{texts.asCounted}</th>
          <td>
            <Places places={standings} />
          </td>
        </tr>
        {found.origins.map((origin) => (
          <tr key={originName(origin)}>
            <th scope="row">
              {originName(origin)}
              <span className={styles.originVotes}>{originText(origin)}</span>
            </th>
            <td>
              <Places places={origin.without} />
              {changesLeader(origin, standings) && <Badge tone="warn">{texts.changesLead}</Badge>}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

function Places({ places }: { readonly places: readonly RoundPlace[] }) {
  if (places.length === 0) return <p>{texts.nobodyLeads}</p>;
  return (
    <ol className={styles.places}>
      {places.slice(0, SHOWN).map(({ submission_id, title, votes }) => (
        <li key={submission_id}>
          {title}: {votes.toLocaleString('en-GB')}
        </li>
      ))}
    </ol>
  );
}
