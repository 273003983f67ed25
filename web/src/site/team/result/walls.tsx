import { entryAddress } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { resultTexts as texts } from '@streetlore/domain/result';
import type { TeamPage, TeamStop } from '@streetlore/domain/team';
import type { TourStop } from '@streetlore/domain/tour';
import { Link } from 'react-router-dom';
import { ArtistLine } from '../../../ui/artist-line.tsx';
import { CreditedPicture } from '../../../ui/credited-picture.tsx';
import type { Spray } from '../../../ui/spray.ts';
import { Badge } from '../../../ui/sticker.tsx';
import { usePublicStops } from './data.ts';
import styles from './result.module.css';

type WallsProps = { readonly page: TeamPage; readonly stops: readonly TeamStop[]; readonly spray: Spray };

export function Walls({ page, stops, spray }: WallsProps) {
  const live = usePublicStops(page.tour_id);
  // The walls do not wait for the pictures.
  const pictures = live.status === 'ready' ? live.data : [];
  return (
    <section aria-labelledby="walls" className={styles.wallsSection}>
      <h2 id="walls">{texts.wallsTitle}</h2>
      {stops.length === 0 ? (
        <p>{texts.noWalls}</p>
      ) : (
        <ol className={styles.walls}>
          {stops.map((stop) => (
            <Wall
              key={stop.stop_number}
              page={page}
              stop={stop}
              spray={spray}
              public={pictures.find(({ stop_number }) => stop_number === stop.tour_stop)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type WallProps = {
  readonly page: TeamPage;
  readonly stop: TeamStop;
  readonly spray: Spray;
  /** Undefined while unknown, and for a stop that is gone. */
  readonly public: WithId<TourStop> | undefined;
};

function Wall({ page, stop, spray, public: known }: WallProps) {
  const result = page.results.find(({ stop_number }) => stop_number === stop.stop_number);
  return (
    <li className={styles.wall} data-spray={spray} data-outcome={result?.outcome}>
      {known?.image_url ? (
        <CreditedPicture
          picture={{ ...known, image_url: known.image_url }}
          frame={styles.frame}
          alt=""
          width="480"
          height="300"
          loading="lazy"
        />
      ) : (
        <span className={styles.number} aria-hidden="true">
          {stop.stop_number}
        </span>
      )}
      <div className={styles.about}>
        <h3>{stop.location_name}</h3>
        {result && (
          <p className={styles.ended}>
            <Badge tone={result.outcome === 'solved' ? 'good' : 'plain'}>{texts.outcome[result.outcome]}</Badge>
            <strong>{texts.wallPoints(result.points + (result.look_points ?? 0))}</strong>
            {result.hints > 0 && <span>{texts.hint}</span>}
            {result.look_points !== undefined && <span>{texts.look}</span>}
          </p>
        )}
        <p className={styles.clue}>{stop.clue}</p>
        {stop.answer !== null && <p className={styles.answer}>{texts.answer(stop.answer)}</p>}
        {stop.fact && <p>{stop.fact}</p>}
        {known && <ArtistLine of={known} />}
        {known && (
          <p>
            <Link
              to={entryAddress({ tour: page.tour_id, stop: stop.tour_stop })}
              aria-label={texts.enterOf(stop.location_name)}
            >
              {texts.enterThis}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
