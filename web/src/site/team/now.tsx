import type { WithId } from '@streetlore/domain/query';
import { type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import type { Tour } from '@streetlore/domain/tour';
import { type Live, LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { BeginCard } from './begin-card.tsx';
import { Ended } from './ended.tsx';
import { LookCard } from './look-card.tsx';
import { PausedCard } from './paused-card.tsx';
import type { Playing } from './playing.ts';
import { RewardCard } from './reward-card.tsx';
import { StopCard } from './stop-card.tsx';

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
