import type { StopResult } from '@streetlore/domain/hunt';
import type { WithId } from '@streetlore/domain/query';
import { type TeamPage, type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import type { Live } from '../../data/index.ts';
import { Card } from '../../ui/card.tsx';
import type { Spray } from '../../ui/spray.ts';
import cards from '../by-link/cards.module.css';
import { clockWords } from './clock.ts';
import { Voucher } from './reward-card.tsx';
import styles from './team.module.css';

type PastStopsProps = {
  readonly page: TeamPage;
  readonly stops: Live<readonly WithId<TeamStop>[]>;
  readonly spray: Spray;
};

export function PastStops({ page, stops, spray }: PastStopsProps) {
  const { results, score } = page;
  if (!page.started_at) return null;
  const known = stops.status === 'ready' ? stops.data : [];
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={cards.heading}>{texts.stops}</h2>
      {results.length === 0 ? (
        <p>{texts.noStops}</p>
      ) : (
        <>
          <ol className={styles.past}>
            {results.map((result) => (
              <li key={result.stop_number}>
                <PastStop
                  page={page}
                  result={result}
                  stop={known.find(({ stop_number }) => stop_number === result.stop_number) ?? null}
                  spray={spray}
                />
              </li>
            ))}
          </ol>
          <p className={styles.sum}>{texts.sum(texts.points(score))}</p>
        </>
      )}
    </Card>
  );
}

type PastStopProps = {
  readonly page: TeamPage;
  readonly result: StopResult;
  /** Null while it loads. */
  readonly stop: TeamStop | null;
  readonly spray: Spray;
};

function PastStop({ page, result, stop, spray }: PastStopProps) {
  const { outcome, seconds, wrong_answers, hints, points, look_points, stop_number } = result;
  const facts = [
    texts.inTime(texts.outcomes[outcome], clockWords(seconds)),
    ...(wrong_answers > 0 ? [texts.wrong(wrong_answers)] : []),
    ...(hints > 0 ? [texts.hints(hints)] : []),
    ...(look_points === undefined ? [] : [texts.lookPoints(look_points)]),
  ];
  const isOpenReward = page.phase === 'reward' && page.stop_number === stop_number;
  return (
    <details>
      <summary className={styles.summary}>
        <span className={styles.number} aria-hidden="true">
          {stop_number}
        </span>
        <span className={styles.pastPlace}>
          <strong>{stop?.location_name ?? texts.stopOf(stop_number, page.stops_count)}</strong>
          <span>{facts.join(', ')}</span>
        </span>
        <span className={styles.points}>{texts.points(points + (look_points ?? 0))}</span>
      </summary>
      {stop && (
        <div className={styles.unfolded}>
          <p className={styles.preLine}>{stop.clue}</p>
          {stop.question && <p>{stop.question}</p>}
          {stop.hint && (
            <p>
              <strong>{texts.hint}:</strong> {stop.hint}
            </p>
          )}
          {stop.look && (
            <p>
              {texts.look}: {stop.look.question}
            </p>
          )}
          {stop.fact && <p>{stop.fact}</p>}
          {stop.reward && !isOpenReward && <Voucher page={page} stop={stop} spray={spray} />}
        </div>
      )}
    </details>
  );
}
