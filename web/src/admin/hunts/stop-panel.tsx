import type { Booking } from '@streetlore/domain/booking';
import { mapsLink } from '@streetlore/domain/city';
import type { HuntTour } from '@streetlore/domain/hunt';
import { maySteer } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment, formatWeekdayMoment } from '@streetlore/domain/time';
import type { ReactNode } from 'react';
import { steerHunt, useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './hunts.module.css';
import { PlaceMap } from './place-map.tsx';
import { huntTexts as texts } from './texts.ts';

type StopPanelProps = { readonly booking: WithId<Booking>; readonly tour: HuntTour | null; readonly now: Date };

const MINUTE = 60_000;

/** The stop at which the team stands: what it was asked, what is right, and how it is doing. */
export function StopPanel({ booking, tour, now }: StopPanelProps) {
  const { hunt } = booking;
  const stop = tour?.stops[hunt.stop_number - 1];
  if (!stop) return <p className={styles.panel}>{whenToStart(booking)}</p>;
  const since = hunt.stop_started_at ?? now;
  const until = hunt.danger_at ?? now;
  const minutes = Math.max(0, Math.round((until.getTime() - since.getTime()) / MINUTE));
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
    <section className={styles.panel} aria-labelledby="stop">
      <h3 id="stop">{texts.stop(hunt.stop_number, tour.stops.length, stop.location_name)}</h3>
      {hunt.phase === 'puzzle' && <p>{texts.spent(minutes, hunt.wrong_answers, hunt.hints)}</p>}
      {hunt.danger_at && <p>{texts.clockStands}</p>}
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
      {maySteer('way', booking).ok && <SendWay booking={booking} />}
      {latitude !== undefined && longitude !== undefined && (
        <PlaceMap
          key={`${latitude} ${longitude}`}
          name={stop.location_name}
          latitude={latitude}
          longitude={longitude}
        />
      )}
    </section>
  );
}

/** Sends everybody the way to the stop, as LOST tells it. */
function SendWay({ booking: { id, hunt } }: Pick<StopPanelProps, 'booking'>) {
  const { run, busy } = useAction();
  const request = useRequestId();
  const send = () =>
    void run(async () => {
      const asked = { booking_id: id, step: 'way', stop_number: hunt.stop_number } as const;
      await steerHunt({ request_id: request.idFor(asked), ...asked });
      request.done();
      toast.success(texts.waySent);
    }, texts.failedStep);
  return (
    <p>
      <Button size="small" variant="outline" busy={busy} onClick={send}>
        {texts.sendWay}
      </Button>
    </p>
  );
}

/** What is said of a hunt that has not started. */
function whenToStart({ status, start_window, expires_at, cancelled_at }: Booking): string {
  if (cancelled_at) return texts.cancelledOn(formatMoment(cancelled_at));
  if (status !== 'confirmed' || !expires_at) return texts.notStarted;
  const from = start_window ? texts.from(formatWeekdayMoment(start_window.opens_at)) : texts.startAtOnce;
  return `${texts.notStarted} ${from}, ${texts.until(formatWeekdayMoment(expires_at))}.`;
}

/** How the stops before it ended. */
export function StopTable({ booking: { hunt }, tour }: Omit<StopPanelProps, 'now'>) {
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
