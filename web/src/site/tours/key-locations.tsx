import { wallPictures } from '@streetlore/domain/page';
import type { WithId } from '@streetlore/domain/query';
import { shownPreview, type Tour } from '@streetlore/domain/tour';
import { LiveView } from '../../data/index.ts';
import { ArtistLine } from '../../ui/artist-line.tsx';
import { classes } from '../../ui/classes.ts';
import { CreditedPicture } from '../../ui/credited-picture.tsx';
import { Loading } from '../../ui/loading.tsx';
import { publicUrl } from '../shell/public-url.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { useTourStops } from './data.ts';
import styles from './tour-detail.module.css';

export function KeyLocations({ tour }: { readonly tour: WithId<Tour> }) {
  const stops = useTourStops(tour.id);
  return (
    <section aria-labelledby="key-locations">
      <h2 id="key-locations" className={styles.heading}>
        Key locations
      </h2>
      <LiveView
        live={stops}
        loading={<Loading text="Loading stops..." height="20rem" />}
        failed="Failed to load the stops. Please try again."
      >
        {(all) => (
          <>
            <StructuredData data={wallPictures(all, publicUrl)} />
            <ol className={styles.stops}>
              {all.map((stop) => (
                <li key={stop.id} className={classes(styles.stop, stop.image_url && styles.withPhoto)}>
                  <span className={styles.number} aria-hidden="true">
                    {stop.stop_number}
                  </span>
                  <div>
                    <h3 className={styles.place}>{stop.location_name}</h3>
                    <p className={styles.clue}>{shownPreview(stop.clue_preview)}</p>
                    <ArtistLine of={stop} className={classes(styles.clue, styles.art)} />
                  </div>
                  {stop.image_url && (
                    <CreditedPicture
                      picture={{ ...stop, image_url: stop.image_url }}
                      frame={styles.thumbFrame}
                      className={styles.thumb}
                      alt=""
                      width="240"
                      height="180"
                      loading="lazy"
                    />
                  )}
                </li>
              ))}
            </ol>
            {tour.stops_count > all.length && (
              <p className={styles.more}>…and {tour.stops_count - all.length} more that we keep to ourselves.</p>
            )}
          </>
        )}
      </LiveView>
    </section>
  );
}
