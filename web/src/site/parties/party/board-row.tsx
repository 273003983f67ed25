import { type BoardTeam, boardTexts as texts } from '@streetlore/domain/party';
import type { WithId } from '@streetlore/domain/query';
import { formatClock } from '@streetlore/domain/time';
import { ReportButton } from '../../report/report-button.tsx';
import styles from './party.module.css';

/** A team's line on the board. */
export function BoardRow({ team }: { readonly team: WithId<BoardTeam> }) {
  return (
    <tr>
      <th scope="row">
        <span>{team.name ?? texts.hidden} </span>
        <span className={styles.state}>{team.too_fast ? `${stateOf(team)}, ${texts.tooFast}` : stateOf(team)}</span>
        {team.name && <ReportButton kind="team" id={team.id} name={team.name} />}
      </th>
      <td>
        {team.solved}/{team.stops_count}
      </td>
      <td>{team.score}</td>
    </tr>
  );
}

function stateOf({ status, phase, paused, stop_number, finished_at }: BoardTeam): string {
  const { states } = texts;
  if (finished_at) return states.completed(formatClock(finished_at));
  if (phase === 'stopped' || status === 'expired' || status === 'refunded') return states.stopped;
  if (phase === 'ready') return states.ready;
  return paused ? states.paused : states.puzzle(stop_number);
}
