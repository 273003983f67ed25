import { explainScore, secondsPlayed } from '@streetlore/domain/hunt';
import { resultTexts as texts, wallsSolved } from '@streetlore/domain/result';
import type { TeamPage } from '@streetlore/domain/team';
import { formatDuration } from '@streetlore/domain/time';
import { useEffect, useRef } from 'react';
import { useHuntSettings } from '../../../data/index.ts';
import { Card } from '../../../ui/card.tsx';
import type { Spray } from '../../../ui/spray.ts';
import styles from './result.module.css';

type PartsProps = { readonly page: TeamPage; readonly spray: Spray };
type ScoreProps = PartsProps & { readonly takesFocus: boolean };

export function Score({ page, spray, takesFocus }: ScoreProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section className={styles.score} aria-labelledby="score">
      <h2 id="score" ref={heading} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.done}>{texts.done(page.team_name, wallsSolved(page), page.stops_count)}</p>
      <dl className={styles.figures} data-spray={spray}>
        <div className={styles.main}>
          <dt>{texts.points}</dt>
          <dd>{page.score.toLocaleString('en-GB')}</dd>
        </div>
        <div>
          <dt>{texts.wallsLabel}</dt>
          <dd>
            {wallsSolved(page)}
            <span aria-hidden="true">/</span>
            <span className={styles.of}> {texts.of} </span>
            {page.stops_count}
          </dd>
        </div>
        <div>
          <dt>{texts.time}</dt>
          <dd>{formatDuration(secondsPlayed(page))}</dd>
        </div>
      </dl>
      <p>{texts.timeHint}</p>
    </section>
  );
}

/**
 * The points as sums of what earned and cost them. They make up the hunt's points, even if walls
 * are worth something else by now.
 */
export function Parts({ page: { results, score }, spray }: PartsProps) {
  const settings = useHuntSettings();
  if (settings.status !== 'ready') return null;
  const { walls, solved, quick, wrong, hints, gone, looks } = explainScore(results, settings.data.scoring);
  const { parts } = texts;
  const lines = [
    [parts.solved(walls), solved],
    [parts.quick, quick],
    [parts.wrong, -wrong],
    [parts.hints, -hints],
    [parts.gone, gone],
    [parts.looks, looks],
  ] as const;
  const shown = lines.filter(([, points]) => points !== 0);
  return (
    <Card spray={spray} className={styles.parts}>
      <h3>{texts.howPoints}</h3>
      {shown.length === 0 ? (
        <p>{texts.noPoints}</p>
      ) : (
        <table>
          <tbody>
            {shown.map(([what, points]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{signed(points)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{parts.total}</th>
              <td>{score.toLocaleString('en-GB')}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Card>
  );
}

const signed = (points: number) => `${points < 0 ? '−' : '+'} ${Math.abs(points).toLocaleString('en-GB')}`;
