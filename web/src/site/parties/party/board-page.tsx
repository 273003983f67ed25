import { bookingToken } from '@streetlore/domain/booking';
import { inBoardOrder, type PartyBoard, boardTexts as texts } from '@streetlore/domain/party';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { ClosedLink } from '../../shell/closed-link.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { usePageId } from '../../shell/use-page-id.ts';
import { BoardRow } from './board-row.tsx';
import { useBoard, useBoardTeams } from './data.ts';
import { Messages } from './messages.tsx';
import styles from './party.module.css';

/** `/party/board#token`: every team of a party, live, for phones and big screens. */
export function BoardPage() {
  const token = useLocation().hash.slice(1);
  const isToken = bookingToken.safeParse(token).success;
  return (
    <>
      <PageMeta title={texts.title} description={texts.lead} unlisted />
      {isToken ? (
        <Found token={token} />
      ) : (
        <ClosedLink title={token ? texts.broken : texts.title} text={token ? texts.unknown : texts.missing} />
      )}
    </>
  );
}

function Found({ token }: { readonly token: string }) {
  const boardId = usePageId(token);
  return boardId === null ? <PageLoading /> : <Opened boardId={boardId} />;
}

function Opened({ boardId }: { readonly boardId: string }) {
  const live = useBoard(boardId);
  if (live.status === 'loading') return <PageLoading />;
  if (live.status === 'failed')
    return (
      <Surface material="kraft">
        <ErrorPanel isPage message={live.error.message} onRetry={live.retry} />
      </Surface>
    );
  if (live.data === null) return <ClosedLink title={texts.broken} text={texts.unknown} />;
  return <Board board={live.data} boardId={boardId} />;
}

function Board({ board, boardId }: { readonly board: PartyBoard; readonly boardId: string }) {
  const { went_at, starts } = board;
  const said = went_at ? texts.started(formatWeekdayMoment(went_at)) : starts === 'together' ? texts.waits : texts.lead;
  return (
    <>
      <PageHead art="leaderboard" title={board.tour_name} lead={said} />
      <Surface material="paper" torn aria-label={texts.title}>
        <Messages messages={board.messages} />
        <Teams boardId={boardId} />
      </Surface>
    </>
  );
}

function Teams({ boardId }: { readonly boardId: string }) {
  const live = useBoardTeams(boardId);
  if (live.status === 'loading') return <Loading text="Loading..." height="12rem" />;
  if (live.status === 'failed') return <ErrorPanel message={live.error.message} onRetry={live.retry} />;
  if (live.data.length === 0) return <EmptyState title={texts.none} />;
  return (
    <table className={styles.board}>
      <thead>
        <tr>
          <th scope="col">{texts.team}</th>
          <th scope="col">{texts.walls}</th>
          <th scope="col">{texts.points}</th>
        </tr>
      </thead>
      <tbody>
        {live.data.toSorted(inBoardOrder).map((team) => (
          <BoardRow key={team.id} team={team} />
        ))}
      </tbody>
    </table>
  );
}
