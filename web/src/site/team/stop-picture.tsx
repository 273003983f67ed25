import { CreditedPicture } from '../../ui/credited-picture.tsx';
import { usePublicStop } from './data.ts';
import styles from './team.module.css';

type StopPictureProps = {
  readonly tourId: string;
  readonly tourStop: number;
};

/** Nothing while it loads, without a picture, and when the tour has left the site. */
export function StopPicture({ tourId, tourStop }: StopPictureProps) {
  const live = usePublicStop(tourId, tourStop);
  const stop = live.status === 'ready' ? live.data : null;
  if (!stop?.image_url) return null;
  return (
    <CreditedPicture
      picture={{ ...stop, image_url: stop.image_url }}
      frame={styles.pictureFrame}
      className={styles.picture}
      alt=""
      width="640"
      height="480"
      loading="lazy"
    />
  );
}
