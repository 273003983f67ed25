import { inBoardOrder, type PartyBoard, boardTexts as texts } from '@streetlore/domain/party';
import type { WithId } from '@streetlore/domain/query';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { PageByLink } from '../../by-link/page-by-link.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { BoardRow } from './board-row.tsx';
import { useBoard, useBoardTeams } from './data.ts';
import { Messages } from './messages.tsx';
import styles from './party.module.css';
import { Podium } from './podium.tsx';

/** `/party/board#token`: every team of a party, live, for phones and big screens. */
export const BoardPage = () => <PageByLink texts={texts} unknown={texts.unknown} usePage={useBoard} Content={Board} />;

function Board({ page: board }: { readonly page: WithId<PartyBoard> }) {
  const { went_at, starts, called_at } = board;
  const said = called_at
    ? texts.called(formatWeekdayMoment(called_at))
    : went_at
      ? texts.started(formatWeekdayMoment(went_at))
      : starts === 'together'
        ? texts.waits
        : texts.lead;
  return (
    <>
      <PageHead art="leaderboard" title={board.tour_name} lead={said} />
      <Surface material="paper" torn aria-label={texts.title}>
        <Messages messages={board.messages} />
        <Teams boardId={board.id} isOver={called_at !== null} />
      </Surface>
    </>
  );
}

function Teams({ boardId, isOver }: { readonly boardId: string; readonly isOver: boolean }) {
  const live = useBoardTeams(boardId);
  if (live.status === 'loading') return <Loading text="Loading..." height="12rem" />;
  if (live.status === 'failed') return <ErrorPanel message={live.error.message} onRetry={live.retry} />;
  if (live.data.length === 0) return <EmptyState title={texts.none} />;
  const teams = live.data.toSorted(inBoardOrder);
  return (
    <>
      {isOver && <Podium teams={teams} />}
      <table className={styles.board}>
        <thead>
          <tr>
            <th scope="col">{texts.team}</th>
            <th scope="col">{texts.walls}</th>
            <th scope="col">{texts.points}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <BoardRow key={team.id} team={team} />
          ))}
        </tbody>
      </table>
      {teams.some(({ too_fast }) => too_fast) && <p>{texts.tooFastWhy}</p>}
    </>
  );
}
