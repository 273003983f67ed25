import { isNear } from '@streetlore/domain/city';
import { contestTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { type Tour, tourTexts } from '@streetlore/domain/tour';
import { Link } from 'react-router-dom';
import { ArtistLine } from '../../ui/artist-line.tsx';
import { TapedPhoto } from '../../ui/card.tsx';
import { Photo } from '../../ui/photo.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { usePhotosNear } from './data.ts';
import styles from './photos-nearby.module.css';
import detail from './tour-detail.module.css';

const SHOWN = 6;
const TILTS = [-1.4, 0.9, -0.6] as const;

type Walls = Tour['walls'];

/** Renders nothing without a photo, and while they load: an empty frame must not appear. */
export function PhotosNearby({ walls }: { readonly walls: Walls }) {
  return walls.length > 0 ? <Photos walls={walls} /> : null;
}

function Photos({ walls }: { readonly walls: Walls }) {
  const found = usePhotosNear(walls);
  const photos = (found.status === 'ready' ? found.data : [])
    .filter(
      ({ latitude, longitude }) => latitude !== null && longitude !== null && isNear({ latitude, longitude }, walls),
    )
    .slice(0, SHOWN);
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos-nearby" className={styles.section}>
      <h2 id="photos-nearby" className={detail.heading}>
        {tourTexts.photosNearby}
      </h2>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <TapedPhoto
              photo={<Photo picture={photo.picture} sizes="(width >= 60rem) 15rem, 44vw" alt="" />}
              caption={<Link to={routes.submission(photo)}>{photo.title}</Link>}
              tilt={TILTS[index % TILTS.length] ?? 0}
            >
              <p className={styles.by}>
                {photo.credit && <span>{contestTexts.by(photo.credit)}</span>}
                <ReportButton kind="photo" id={photo.id} name={photo.title} />
              </p>
              <ArtistLine of={photo} className={styles.by} />
            </TapedPhoto>
          </li>
        ))}
      </ul>
    </section>
  );
}
