import { type BookingPage, hasEnded, linkOfEnded, stateOfBooking } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { type PartyPage, partyPageTexts as texts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useTour } from '../../../data/index.ts';
import { Card } from '../../../ui/card.tsx';
import { sprayOf } from '../../../ui/spray.ts';
import { Sticker } from '../../../ui/sticker.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { InvoiceCard } from '../../by-link/invoice/invoice-card.tsx';
import { LinkCard } from '../../by-link/link-card.tsx';
import { PlanCard } from '../../by-link/plan-card.tsx';
import { Receipt } from '../../by-link/receipt.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { ArrangeCard } from './arrange-card.tsx';
import { BoardCard } from './board-card.tsx';
import { cancelParty, moveParty, renewPartyLink } from './data.ts';
import { GoCard } from './go-card.tsx';
import { LastCallCard } from './last-call-card.tsx';
import { Messages } from './messages.tsx';
import styles from './party.module.css';
import { TeamsCard } from './teams-card.tsx';
import { useLinks } from './use-links.ts';
import { useTeamPages } from './use-team-pages.ts';
import { WhereCard } from './where-card.tsx';

type PartyProps = { readonly page: WithId<PartyPage>; readonly token: string };

/** A party as its organiser needs it: GO, the teams with their links, the board, changes and the receipt. */
export function Party({ page, token }: PartyProps) {
  const now = useNow(30_000);
  const live = useTour(page.tour_id);
  const tour = live.status === 'ready' ? live.data : null;
  const spray = tour ? sprayOf(tour.neighborhood) : 'green';
  const teamLinks = useLinks(token, page.team_ids.join());
  const { pages, report } = useTeamPages();
  const teams = page.team_ids.flatMap((id) => pages[id] ?? []);
  const waiting = teams.filter(({ status, started_at }) => status === 'confirmed' && started_at === null);
  /** What can be changed is only known once every team's page is. */
  const isOpen = page.cancelled_at === null && teams.length === page.team_ids.length;
  const refunded = teams.reduce((sum, { refunded_amount }) => sum + refunded_amount, 0);
  const isOver = page.cancelled_at !== null || (isOpen && teams.every((team) => hasEnded(stateOfBooking(team, now))));
  const [first] = waiting;
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
          {isOpen && <GoCard page={page} waiting={waiting} token={token} now={now} spray={spray} />}
          {isOpen && (page.last_call || teams.some(isPlaying)) && (
            <LastCallCard page={page} token={token} spray={spray} />
          )}
          {isOpen && first && tour && <WhereCard tour={tour} waiting={waiting} spray={spray} />}
          <TeamsCard {...teamLinks} isOver={isOver} onPage={report} spray={spray} />
          {isOpen && first && (
            <ArrangeCard
              key={keyOf(page, waiting)}
              token={token}
              waiting={waiting}
              teams={page.team_ids.length}
              spray={spray}
            />
          )}
          {teamLinks.links && <BoardCard token={teamLinks.links.board_token} tourName={page.tour_name} spray={spray} />}
          {isOpen && first && waiting.length === teams.length && (
            <PlanCard
              texts={texts}
              cancelLabel={texts.cancel}
              cancelText={texts.cancelText(formatPence(paidFor(teams) - refunded))}
              token={token}
              booking={first}
              closed={tour?.closed_days ?? []}
              now={now}
              move={moveParty}
              cancel={cancelParty}
              spray={spray}
            />
          )}
          {page.amount > 0 && <InvoiceCard kind="party" token={token} spray={spray} />}
          <LinkCard
            texts={isOver ? { ...texts, linkText: linkOfEnded } : texts}
            token={token}
            path={routes.partyPage}
            renew={renewPartyLink}
            spray={spray}
          />
          <Card spray={spray}>
            <Receipt id={page.party_id} page={page} people={page.people} refunded={refunded} />
          </Card>
        </div>
      </Surface>
    </>
  );
}

const isPlaying = ({ status, started_at }: BookingPage): boolean => status === 'confirmed' && started_at !== null;

const paidFor = (teams: readonly BookingPage[]): number => teams.reduce((sum, { amount }) => sum + amount, 0);

/** The teams as they were when the form was filled in: when they change, it begins anew. */
const keyOf = ({ team_ids }: PartyPage, waiting: readonly BookingPage[]) =>
  JSON.stringify([team_ids, waiting.map(({ team_name, participants }) => [team_name, participants])]);

function stateOf({ cancelled_at, last_call, went_at, starts }: PartyPage, hasBegun: boolean): string {
  if (cancelled_at) return texts.cancelled;
  if (last_call?.called_at) return texts.over;
  return went_at || (starts === 'each' && hasBegun) ? texts.goes : texts.waits;
}
