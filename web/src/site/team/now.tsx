import type { BookingState } from '@streetlore/domain/booking';
import { SAFETY } from '@streetlore/domain/hunt';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import { formatDeadline } from '@streetlore/domain/time';
import type { Tour } from '@streetlore/domain/tour';
import { type Live, LiveView } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { BeginCard } from './begin-card.tsx';
import { LookCard } from './look-card.tsx';
import type { Playing } from './playing.ts';
import { RewardCard } from './reward-card.tsx';
import { StopCard } from './stop-card.tsx';
import styles from './team.module.css';

type NowProps = Playing & {
  /** Null while it loads, and when the tour has left the site. */
  readonly tour: Tour | null;
  readonly stops: Live<readonly WithId<TeamStop>[]>;
};

export function Now({ tour, stops, ...playing }: NowProps) {
  const { page, state } = playing;
  if (state === 'completed') return null;
  if (state === 'ready' || state === 'early' || state === 'held') return <BeginCard {...playing} tour={tour} />;
  if (state !== 'under_way' && state !== 'paused') return <Ended state={state} />;
  return (
    <LiveView live={stops} loading={<Loading text={texts.stopLoading} height="22rem" />} failed={texts.stopFailed}>
      {(reached) => {
        const stop = reached.find(({ stop_number }) => stop_number === page.stop_number);
        // The page's document may arrive a moment before the stop's.
        if (!stop) return <Loading text={texts.stopLoading} height="22rem" />;
        return (
          <>
            {state === 'paused' && <PausedCard {...playing} />}
            {page.stop_number === 1 && page.phase === 'puzzle' && <p className={styles.safety}>{SAFETY}</p>}
            {page.phase === 'reward' ? (
              <RewardCard {...playing} stop={stop} />
            ) : (
              <StopCard
                key={stop.id}
                {...playing}
                stop={stop}
                before={reached.find(({ stop_number }) => stop_number === stop.stop_number - 1) ?? null}
              />
            )}
            <LookCard key={`look of ${stop.id}`} {...playing} stop={stop} />
          </>
        );
      }}
    </LiveView>
  );
}

type EndedProps = { readonly state: Extract<BookingState, 'expired' | 'cancelled' | 'refunded' | 'stopped'> };

function Ended({ state }: EndedProps) {
  return (
    <Card spray="paper" className={styles.card}>
      <h2 className={styles.place}>{texts.states[state]}</h2>
      <p>{texts[state]}</p>
      <p className={styles.buttons}>
        <LinkButton to={routes.tours}>{texts.otherTours}</LinkButton>
        <LinkButton to={routes.contact} variant="outline">
          {texts.contact}
        </LinkButton>
      </p>
    </Card>
  );
}

/** The team ends its own pause, Streetlore ends its. */
function PausedCard({ page, say, spray }: Playing) {
  const { pause_ends_at } = page;
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.place}>{texts.pausedTitle}</h2>
      <p>{pause_ends_at ? texts.pausedUntil(formatDeadline(pause_ends_at)) : texts.pausedByUs}</p>
      {pause_ends_at && say && (
        <p>
          <Button onClick={() => say('RESUME')}>{texts.resume}</Button>
        </p>
      )}
    </Card>
  );
}
