import { formatPence } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import type { Player } from '@streetlore/domain/player';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment } from '@streetlore/domain/time';
import { useParams } from 'react-router-dom';
import { LiveView, useBookingsOf } from '../../data/index.ts';
import { useWithList } from '../../ui/address.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { CallLink, MailLink } from '../call-link.tsx';
import { HuntPanel } from '../hunts/hunt-panel.tsx';
import { BackLink, Screen } from '../screen.tsx';
import { usePlayer } from './data.ts';
import { PlayerPhotos } from './player-photos.tsx';
import styles from './players.module.css';
import { playerTexts as texts } from './texts.ts';

export function PlayerPage() {
  const { number = '' } = useParams();
  const withList = useWithList();
  const player = usePlayer(number);
  return (
    <Screen>
      <BackLink to={withList(routes.adminSection('players'))}>{texts.back}</BackLink>
      <LiveView live={player} loading={<Loading text={texts.loading} height="12rem" />} failed={texts.failed}>
        {(found) => (found ? <Known player={found} /> : <Unknown number={number} />)}
      </LiveView>
    </Screen>
  );
}

function Known({ player }: { readonly player: WithId<Player> }) {
  const { phone_number } = player;
  const bookings = useBookingsOf(phone_number);
  const withList = useWithList();
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <CallLink number={phone_number} />
        </h2>
        {player.opted_out && <Badge tone="bad">{texts.optedOut}</Badge>}
        {player.email && <MailLink address={player.email} />}
        <p className={styles.ways}>
          <LinkButton size="small" variant="outline" to={routes.adminThread(phone_number)}>
            {texts.messages}
          </LinkButton>
          <LinkButton size="small" variant="outline" to={withList(routes.adminPerson(phone_number))}>
            {texts.personal}
          </LinkButton>
        </p>
      </header>
      <Figures player={player} />
      <section aria-label={texts.bookings} className={styles.list}>
        <h3 className={styles.heading}>{texts.bookings}</h3>
        <LiveView
          live={bookings}
          loading={<Loading text={texts.loading} height="12rem" />}
          failed={texts.bookingsFailed}
        >
          {(all) =>
            all.map((booking) => <HuntPanel key={booking.id} size="card" booking={booking} of={phone_number} />)
          }
        </LiveView>
      </section>
      <PlayerPhotos number={phone_number} />
    </>
  );
}

export function Figures({ player }: { readonly player: Player }) {
  const figures = [
    ['Hunts', player.hunts],
    ['Completed', player.completed],
    ['Messages', player.messages],
    ['Spend', formatPence(player.spend)],
    [
      'Last seen',
      player.never_texted ? texts.bookedOnly(formatMoment(player.last_seen_at)) : formatMoment(player.last_seen_at),
    ],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Unknown({ number }: { readonly number: string }) {
  const withList = useWithList();
  return (
    <EmptyState title={texts.notFound}>
      <p>
        <CallLink number={number} />. {texts.notFoundWhy}
      </p>
      <LinkButton variant="outline" to={withList(routes.adminPerson(number))}>
        {texts.personal}
      </LinkButton>
    </EmptyState>
  );
}
