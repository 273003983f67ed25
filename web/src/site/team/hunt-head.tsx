import type { BookingState } from '@streetlore/domain/booking';
import { type TeamPage, teamPageTexts as texts } from '@streetlore/domain/team';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useNow } from '../../ui/use-now.ts';
import { clockWords, secondsAtStop, secondsOfHunt } from './clock.ts';
import styles from './hunt-head.module.css';

type HuntHeadProps = { readonly page: TeamPage; readonly state: BookingState };

export function HuntHead({ page, state }: HuntHeadProps) {
  const { results, stops_count, score } = page;
  const done = results.length;
  return (
    <Surface material="brick" className={styles.head}>
      <div className={styles.words}>
        <p className={styles.above}>
          <Sticker>{texts.states[state]}</Sticker>
          {page.team_name && <span className={styles.team}>{page.team_name}</span>}
        </p>
        <h1 className={styles.title}>{page.tour_name}</h1>
      </div>
      {page.started_at && (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>{texts.score}</dt>
              <dd>{score}</dd>
            </div>
            <Clocks page={page} />
          </dl>
          <div className={styles.progress}>
            {page.clock_stands_at && <p>{texts.clockStands}</p>}
            <ProgressBar label={texts.progress(done, stops_count)} value={done} max={stops_count} />
            <p>{texts.progress(done, stops_count)}</p>
          </div>
        </>
      )}
    </Surface>
  );
}

/** A component of its own, because clocks change every second. */
function Clocks({ page }: { readonly page: TeamPage }) {
  const now = useNow(1000);
  const clocks = [
    [texts.thisStop, secondsAtStop(page, now)],
    [texts.wholeHunt, secondsOfHunt(page, now)],
  ] as const;
  return clocks.map(([label, seconds]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{seconds === null ? '–' : <time dateTime={`PT${seconds}S`}>{clockWords(seconds)}</time>}</dd>
    </div>
  ));
}
