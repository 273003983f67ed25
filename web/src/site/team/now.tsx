import type { BookingState } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { type Seen, type TeamPage, type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import type { Tour } from '@streetlore/domain/tour';
import { type Live, LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import type { Spray } from '../../ui/spray.ts';
import { BeginCard } from './begin-card.tsx';
import { Completed } from './completed.tsx';
import { Ended } from './ended.tsx';
import { PausedCard } from './paused-card.tsx';
import { RewardCard } from './reward-card.tsx';
import { StopCard } from './stop-card.tsx';

/** What every part of the page that plays knows. */
export type Playing = {
  readonly page: WithId<TeamPage>;
  readonly state: BookingState;
  readonly spray: Spray;
  /**
   * Says a text for this player, who has seen the hunt where it stands now, or at `at`; null for
   * somebody who only watches.
   */
  readonly say: ((text: string, at?: Seen) => void) | null;
  /** Where the hunt stands. */
  readonly seen: Seen;
};

type NowProps = Playing & {
  /** Null while it loads, and when the tour has left the site. */
  readonly tour: Tour | null;
  readonly stops: Live<readonly WithId<TeamStop>[]>;
};

/** What the hunt asks of its team now: to start, to answer, to fetch a reward, or nothing more. */
export function Now({ tour, stops, ...playing }: NowProps) {
  const { page, state } = playing;
  if (state === 'ready' || state === 'early') return <BeginCard {...playing} tour={tour} />;
  if (state !== 'under_way' && state !== 'paused' && state !== 'completed') return <Ended state={state} />;
  return (
    <LiveView live={stops} loading={<Loading text={texts.stopLoading} height="22rem" />} failed={texts.stopFailed}>
      {(reached) => {
        const stop = reached.find(({ stop_number }) => stop_number === page.stop_number);
        if (state === 'completed') return <Completed page={page} last={stop ?? null} spray={playing.spray} />;
        // The page's document may arrive a moment before the stop's.
        if (!stop) return <Loading text={texts.stopLoading} height="22rem" />;
        return (
          <>
            {state === 'paused' && <PausedCard {...playing} />}
            {page.phase === 'reward' ? (
              <RewardCard {...playing} stop={stop} />
            ) : (
              <StopCard key={stop.id} {...playing} stop={stop} />
            )}
          </>
        );
      }}
    </LiveView>
  );
}
