import { artistTexts as texts } from '@streetlore/domain/artist';
import { srcsetOfAddress } from '@streetlore/domain/contest';
import { wallPictures } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { objectPosition } from '@streetlore/domain/picture';
import type { WithId } from '@streetlore/domain/query';
import type { Tour, TourStop } from '@streetlore/domain/tour';
import { Link } from 'react-router-dom';
import { TapedPhoto } from '../../../ui/card.tsx';
import { publicUrl } from '../../shell/public-url.ts';
import { StructuredData } from '../../shell/structured-data.tsx';
import gallery from '../gallery/gallery.module.css';
import { tiltOf } from '../gallery/preview.ts';
import styles from './artist.module.css';
import { useToursOf } from './data.ts';

type Wall = WithId<TourStop>;

/** The walls of published hunts (at least one). A wall links to its hunt once that has been read. */
export function ArtistWalls({ walls }: { readonly walls: readonly Wall[] }) {
  const live = useToursOf(walls);
  const tours = live.status === 'ready' ? live.data : [];
  return (
    <section aria-labelledby="walls">
      <StructuredData data={wallPictures(walls, publicUrl)} />
      <h2 id="walls" className={styles.heading}>
        {texts.walls}
      </h2>
      <ul className={gallery.photos}>
        {walls.map((wall) => (
          <WallCard key={wall.id} wall={wall} tour={tours.find(({ id }) => id === wall.tour_id)} />
        ))}
      </ul>
    </section>
  );
}

function WallCard({ wall, tour }: { readonly wall: Wall; readonly tour: WithId<Tour> | undefined }) {
  const { image_url, image_credit, image_focus, location_name, stop_number } = wall;
  return (
    <li className={gallery.item}>
      <TapedPhoto
        tilt={tiltOf(wall.id)}
        photo={
          image_url && (
            <img
              src={image_url}
              srcSet={srcsetOfAddress(image_url)}
              sizes="(width >= 48rem) 24rem, 94vw"
              alt=""
              width="640"
              height="480"
              loading="lazy"
              decoding="async"
              className={styles.picture}
              style={{ objectPosition: objectPosition(image_focus) }}
            />
          )
        }
      >
        <div className={gallery.words}>
          <h3 className={gallery.title}>
            {tour ? <Link to={routes.tour(tour)}>{location_name}</Link> : location_name}
          </h3>
          {tour && <p className={gallery.where}>{texts.wallOf(stop_number, tour.name)}</p>}
          {image_credit && <p className={gallery.where}>{image_credit}</p>}
        </div>
      </TapedPhoto>
    </li>
  );
}
