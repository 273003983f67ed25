import { referenceOf } from '@streetlore/domain/booking';
import { type PartyPage, partyPageTexts as texts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useTour } from '../../../data/index.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { sprayOf } from '../../../ui/spray.ts';
import { Sticker } from '../../../ui/sticker.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ShareButton } from '../../shell/share-button.tsx';
import { ArrangeCard } from './arrange-card.tsx';
import { ChangeCard } from './change-card.tsx';
import { GoCard } from './go-card.tsx';
import { LinkCard } from './link-card.tsx';
import { Messages } from './messages.tsx';
import styles from './party.module.css';
import { Receipt } from './receipt.tsx';
import { TeamRow } from './team-row.tsx';
import { useLinks } from './use-links.ts';
import { useTeamPages } from './use-team-pages.ts';

type PartyProps = { readonly page: WithId<PartyPage>; readonly token: string };

/** A party as its organiser needs it: GO, the teams with their links, the board, changes and the receipt. */
export function Party({ page, token }: PartyProps) {
  const now = useNow(30_000);
  const tour = useTour(page.tour_id);
  const { links, error, retry } = useLinks(token, page.team_ids.join());
  const { pages, report } = useTeamPages();
  const ready = tour.status === 'ready' ? tour.data : null;
  const spray = ready ? sprayOf(ready.neighborhood) : 'green';
  const teams = page.team_ids.flatMap((id) => pages[id] ?? []);
  const isComplete = teams.length === page.team_ids.length;
  const waiting = teams.filter(({ status, started_at }) => status === 'confirmed' && started_at === null);
  const isOpen = page.cancelled_at === null;
  const boardPath = links && `${routes.partyBoard}#${links.board_token}`;
  return (
    <>
      <PageHead
        art="contest"
        title={page.tour_name}
        lead={texts.summary(page.people, page.team_ids.length)}
        above={<Sticker spray={spray}>{stateOf(page, waiting.length < teams.length)}</Sticker>}
      />
      <Surface material="kraft" torn aria-label={texts.title}>
        <Messages messages={page.messages} />
        <div className={styles.grid}>
          {isOpen && isComplete && <GoCard page={page} waiting={waiting} token={token} now={now} spray={spray} />}
          <Card spray={spray} className={styles.wide}>
            <h2 className={styles.heading}>{texts.teams}</h2>
            <p>{texts.links}</p>
            {error && <ErrorPanel message={`${texts.linksFailed} ${error}`} onRetry={retry} />}
            {!links && !error && <Loading text="Loading..." height="10rem" />}
            {links && (
              <ul className={styles.teams}>
                {links.teams.map((team) => (
                  <TeamRow key={team.booking_id} token={team.token} onPage={report} />
                ))}
              </ul>
            )}
          </Card>
          {isOpen && isComplete && waiting.length > 0 && (
            <ArrangeCard key={keyOf(page, waiting)} token={token} waiting={waiting} spray={spray} />
          )}
          {boardPath && (
            <Card spray={spray} className={styles.card}>
              <h2 className={styles.heading}>{texts.board}</h2>
              <p>{texts.boardText}</p>
              <p className={styles.buttons}>
                <LinkButton to={boardPath} size="small">
                  {texts.openBoard}
                </LinkButton>
                <ShareButton title={page.tour_name} url={location.origin + boardPath} label={texts.shareBoard} />
              </p>
            </Card>
          )}
          {isOpen && isComplete && waiting.length === teams.length && waiting[0] && (
            <ChangeCard
              token={token}
              team={waiting[0]}
              left={teams.reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0)}
              closed={ready?.closed_days ?? []}
              now={now}
              spray={spray}
            />
          )}
          <LinkCard token={token} spray={spray} />
          <Card spray={spray}>
            <Receipt page={page} teams={teams} reference={referenceOf(page.party_id)} />
          </Card>
        </div>
      </Surface>
    </>
  );
}

/** The teams as they were when the form was filled in: when they change, it begins anew. */
const keyOf = ({ team_ids }: PartyPage, waiting: readonly { team_name: string | null; participants: number }[]) =>
  JSON.stringify([team_ids, waiting.map(({ team_name, participants }) => [team_name, participants])]);

function stateOf({ cancelled_at, went_at, starts }: PartyPage, hasBegun: boolean): string {
  if (cancelled_at) return texts.cancelled;
  return went_at || (starts === 'each' && hasBegun) ? texts.goes : texts.waits;
}
