import { type BookingState, stateOfBooking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { type TeamPage, teamPageTexts as texts } from '@streetlore/domain/team';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { local } from '../../browser-storage.ts';
import { useTour } from '../../data/index.ts';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { classes } from '../../ui/classes.ts';
import { Loading } from '../../ui/loading.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Surface } from '../../ui/surface.tsx';
import { useNow } from '../../ui/use-now.ts';
import { LastCall } from '../by-link/last-call.tsx';
import { Composer } from './composer.tsx';
import { useNewestLines, useReachedStops } from './data.ts';
import { HuntHead } from './hunt-head.tsx';
import { keptAs } from './kept.ts';
import { Messages } from './messages.tsx';
import { Now } from './now.tsx';
import { useOutbox } from './outbox/use-outbox.ts';
import { PastStops } from './past-stops.tsx';
import styles from './team.module.css';
import { Teammates } from './teammates.tsx';
import { ThisScreen, useScreenWishes } from './this-screen.tsx';
import { TokenOfTeam } from './ticket/token-of-team.ts';
import { useJoining } from './use-joining.ts';
import { useNews } from './use-news.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The review's form is as large as the page. It comes when the hunt is done. */
const Finished = lazyLive(() => import('./finished.tsx').then((finished) => finished.Finished), {
  fallback: () => <Loading text={texts.stopLoading} height="22rem" />,
});

type HuntProps = { readonly page: WithId<TeamPage>; readonly token: string };

/** In these a team can say something to its hunt. */
const openStates: readonly BookingState[] = ['ready', 'early', 'held', 'under_way', 'paused'];

export function Hunt({ page, token }: HuntProps) {
  const state = stateOfBooking(page, useNow(10_000));
  const tour = useTour(page.tour_id);
  const stops = useReachedStops(page.id);
  const lines = useNewestLines(page.id);
  const [player, setPlayer] = usePlayer(page.id);
  const joining = useJoining();
  const known = lines.status === 'ready' ? lines.data : null;
  const ids = useMemo(() => new Set(known?.map(({ id }) => id)), [known]);
  const outbox = useOutbox(token, page.id, ids);

  const wishes = useScreenWishes();
  useWakeLock(wishes.staysOn.isOn && state === 'under_way');
  useNews(known, player, { hasSound: wishes.hasSound.isOn });

  const now = useShownStep(page);
  const [wasDone] = useState(state === 'completed');
  const spray = tour.status === 'ready' && tour.data ? sprayOf(tour.data.neighborhood) : 'yellow';
  const seen = { phase: page.phase, stop_number: page.stop_number };
  const say = player === null ? null : (text: string, at = seen) => outbox.say(player, text, at);
  const shared = { page, state, spray, say, seen };
  const isOpen = openStates.includes(state);
  const isQuiet = known?.length === 0 && outbox.pending.length === 0;
  return (
    <TokenOfTeam value={token}>
      <div data-spray={spray}>
        <HuntHead page={page} state={state} />
        {state === 'completed' && (
          <div ref={now} className={styles.finale}>
            <Finished {...{ page, token, stops, player, spray }} isFresh={!wasDone} />
          </div>
        )}
        <Surface material="kraft" torn className={styles.surface} aria-label={texts.title}>
          <div className={styles.play}>
            {state !== 'completed' && (
              <div ref={now} className={styles.now}>
                <LastCall party={page.party} />
                <Now {...shared} tour={tour.status === 'ready' ? tour.data : null} stops={stops} />
              </div>
            )}
            <div className={classes(styles.talk, isQuiet && styles.quiet)}>
              <Messages lines={lines} outbox={outbox} player={player} />
              {isOpen && <Composer {...shared} player={player} outbox={outbox} lines={known} joining={joining} />}
            </div>
            <div className={styles.rest}>
              {state !== 'completed' && <PastStops page={page} stops={stops} spray={spray} />}
              <Teammates page={page} token={token} player={player} spray={spray} />
              {isOpen && <ThisScreen {...wishes} spray={spray} />}
            </div>
          </div>
        </Surface>
        {joining.Dialog && (
          <joining.Dialog
            token={token}
            names={page.page_players}
            player={player}
            onJoined={setPlayer}
            onClose={joining.close}
          />
        )}
      </div>
    </TokenOfTeam>
  );
}

/** When the hunt moves on: readers of the messages below would miss the new clue. */
function useShownStep({ phase, stop_number }: TeamPage): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const step = `${phase} ${stop_number}`;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    element.current?.scrollIntoView();
  }, [step]);
  return element;
}

/** The name under which this browser plays; null for people who watch. */
function usePlayer(pageId: string): [name: string | null, setName: (name: string) => void] {
  const key = keptAs.player(pageId);
  const [name, setName] = useState(() => local.get(key));
  const keep = useCallback(
    (chosen: string) => {
      local.set(key, chosen);
      setName(chosen);
    },
    [key],
  );
  return [name, keep];
}
