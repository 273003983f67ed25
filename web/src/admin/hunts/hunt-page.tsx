import type { Booking } from '@streetlore/domain/booking';
import { teamName } from '@streetlore/domain/leaderboard';
import { huntsAsideAt, huntsInNeedAt } from '@streetlore/domain/needs';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { LiveView, useHuntsInNeed } from '../../data/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { phaseOf } from '../../ui/hunt-phase.ts';
import { Loading } from '../../ui/loading.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CallLink, MailLink } from '../call-link.tsx';
import { BackLink } from '../screen.tsx';
import { AsideRow } from './aside-row.tsx';
import { useHunt } from './data.ts';
import { HuntPanel } from './hunt-panel.tsx';
import styles from './hunts.module.css';
import { huntTexts as texts } from './texts.ts';

const TICK = 15_000;

/** `/admin/hunts/{id}`: everything about one hunt, live. */
export function HuntPage() {
  const { bookingId = '' } = useParams();
  const live = useHunt(bookingId);
  return (
    <div className={styles.page}>
      <BackLink to={routes.admin}>{texts.back}</BackLink>
      <LiveView live={live} loading={<Loading text={texts.loading} height="12rem" />} failed={texts.failed}>
        {(booking) => (booking ? <Known key={booking.id} booking={booking} /> : <EmptyState title={texts.none} />)}
      </LiveView>
    </div>
  );
}

function Known({ booking }: { readonly booking: WithId<Booking> }) {
  const needing = useHuntsInNeed();
  const now = useNow(TICK);
  const [params] = useSearchParams();
  const { label, tone } = phaseOf(booking, now);
  const all = needing.status === 'ready' ? needing.data : [];
  const rows = huntsInNeedAt(all, now);
  const place = rows.findIndex(({ hunt }) => hunt.id === booking.id);
  const own = rows[place];
  const aside = huntsAsideAt(all, now).find(({ hunt }) => hunt.id === booking.id);
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.name}>{teamName(booking.id, booking.team_name)}</h2>
        <span>{booking.tour_name}</span>
        <Badge tone={tone}>{label}</Badge>
        <Neighbours ids={rows.map(({ hunt }) => hunt.id)} place={place} />
        <p className={styles.phones}>
          {[...new Set(booking.phone_numbers)].map((number) => (
            <CallLink key={number} number={number} />
          ))}
          {booking.phone_numbers.length === 0 && (
            <>
              <span>{texts.onPage}</span>
              {booking.email && <MailLink address={booking.email} />}
            </>
          )}
        </p>
      </header>
      {own && (
        <ul className={styles.needs} aria-label={texts.needs}>
          <HuntPanel size="row" row={own} now={now} />
        </ul>
      )}
      {aside && (
        <ul className={styles.needs} aria-label={texts.seenTo}>
          <AsideRow aside={aside} now={now} />
        </ul>
      )}
      <HuntPanel
        size="page"
        booking={booking}
        of={booking.phone_numbers[Number(params.get('phone') ?? 'NaN')]}
        now={now}
      />
    </>
  );
}

type NeighboursProps = { readonly ids: readonly string[]; readonly place: number };

/** Links to the next and the previous hunt that needs an admin. The keys n and p follow them (`useKeys`). */
function Neighbours({ ids, place }: NeighboursProps) {
  const next = ids[place + 1] ?? (place === -1 ? ids[0] : undefined);
  const previous = place > 0 ? ids[place - 1] : undefined;
  return (
    <nav className={styles.ways} aria-label={texts.needs}>
      {previous && (
        <LinkButton
          size="small"
          variant="outline"
          to={routes.adminHunt(previous)}
          aria-label={texts.previous}
          aria-keyshortcuts="p"
        >
          <ArrowLeft size={16} aria-hidden="true" />
        </LinkButton>
      )}
      {next && (
        <LinkButton
          size="small"
          variant="outline"
          to={routes.adminHunt(next)}
          aria-label={texts.next}
          aria-keyshortcuts="n"
        >
          <ArrowRight size={16} aria-hidden="true" />
        </LinkButton>
      )}
    </nav>
  );
}
