import type { Booking } from '@streetlore/domain/booking';
import { mapsLink } from '@streetlore/domain/city';
import type { HuntState, HuntTour } from '@streetlore/domain/hunt';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment, formatWeekdayMoment } from '@streetlore/domain/time';
import type { ReactNode } from 'react';
import type { Live } from '../../data/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './hunts.module.css';
import { PlaceMap } from './place-map.tsx';
import { PlaySteps } from './play-steps.tsx';
import { huntTexts as texts } from './texts.ts';

type StopPanelProps = {
  readonly booking: WithId<Booking>;
  /** The hunt's copy of its tour; null before START. */
  readonly tour: Live<HuntTour | null>;
  readonly now: Date;
};

const MINUTE = 60_000;

/** The stop at which the team stands, and the steps that an admin can take there. */
export function StopPanel({ booking, tour, now }: StopPanelProps) {
  const { hunt } = booking;
  const stops = tour.status === 'ready' ? (tour.data?.stops ?? []) : [];
  const stop = stops[hunt.stop_number - 1];
  return (
    <section className={styles.panel} aria-labelledby={stop && 'stop'} aria-label={stop ? undefined : texts.steps}>
      {stop && <h3 id="stop">{texts.stop(hunt.stop_number, stops.length, stop.location_name)}</h3>}
      {stop && hunt.phase === 'puzzle' && <p>{texts.spent(minutesAt(hunt, now), hunt.wrong_answers, hunt.hints)}</p>}
      {stop && hunt.danger_at && <p>{texts.clockStands}</p>}
      {!stop && tour.status === 'ready' && <p>{whenToStart(booking)}</p>}
      {tour.status === 'failed' && <p>{texts.tourFailed}</p>}
      <PlaySteps booking={booking} />
      {stop && <Stop stop={stop} />}
    </section>
  );
}

function minutesAt({ stop_started_at, danger_at }: HuntState, now: Date): number {
  const [since, until] = [stop_started_at ?? now, danger_at ?? now];
  return Math.max(0, Math.round((until.getTime() - since.getTime()) / MINUTE));
}

/** What the team was asked, what is right, and where the wall is. */
function Stop({ stop }: { readonly stop: HuntTour['stops'][number] }) {
  const { latitude, longitude } = stop;
  const place = latitude === undefined || longitude === undefined ? stop.location_name : `${latitude},${longitude}`;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.clue, stop.clue],
    [texts.question, stop.question],
    [texts.answers, stop.answers.join(', ')],
    [texts.hint, stop.hint],
    [texts.look, stop.look && `${stop.look.question} ${stop.look.answers.join(', ')}`],
    [texts.directions, stop.directions],
    [texts.reward, stop.partner && `${stop.partner.offer}, ${stop.partner.name}, ${stop.partner.address}`],
    [
      texts.place,
      <a key="map" href={mapsLink(place)} target="_blank" rel="noreferrer">
        {stop.location_name}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>,
    ],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {latitude !== undefined && longitude !== undefined && (
        <PlaceMap
          key={`${latitude} ${longitude}`}
          name={stop.location_name}
          latitude={latitude}
          longitude={longitude}
        />
      )}
    </>
  );
}

/** What is said of a hunt that has not started. */
function whenToStart({ status, start_window, expires_at, cancelled_at }: Booking): string {
  if (cancelled_at) return texts.cancelledOn(formatMoment(cancelled_at));
  if (status !== 'confirmed' || !expires_at) return texts.notStarted;
  const from = start_window ? texts.from(formatWeekdayMoment(start_window.opens_at)) : texts.startAtOnce;
  return `${texts.notStarted} ${from}, ${texts.until(formatWeekdayMoment(expires_at))}.`;
}

type StopTableProps = { readonly booking: WithId<Booking>; readonly tour: HuntTour | null };

/** How the stops before it ended. */
export function StopTable({ booking: { hunt }, tour }: StopTableProps) {
  if (hunt.results.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="stops">
      <h3 id="stops">{texts.stops}</h3>
      <table className={styles.results}>
        <thead>
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hunt.results.map(
            ({ stop_number, outcome, seconds, wrong_answers, hints, points, look_points = 0, claimed_at }) => (
              <tr key={stop_number}>
                <th scope="row">
                  {[
                    tour?.stops[stop_number - 1]?.location_name ?? stop_number,
                    texts.outcomes[outcome],
                    claimed_at && texts.claimed,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </th>
                <td>{Math.round(seconds / 60)}</td>
                <td>{wrong_answers}</td>
                <td>{hints}</td>
                <td>{points + look_points}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
