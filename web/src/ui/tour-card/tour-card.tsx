import { srcsetOfAddress } from '@streetlore/domain/contest';
import { formatPenceShort, penceOf } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import { objectPosition, shownPicture } from '@streetlore/domain/picture';
import type { WithId } from '@streetlore/domain/query';
import { descriptionPreview, type Tour } from '@streetlore/domain/tour';
import { Link } from 'react-router-dom';
import { LinkButton } from '../button.tsx';
import { classes } from '../classes.ts';
import linkCard from '../link-card.module.css';
import { sprayOf } from '../spray.ts';
import { Sticker } from '../sticker.tsx';
import { Rating } from './rating.tsx';
import styles from './tour-card.module.css';

type TourCardProps = {
  readonly tour: WithId<Tour>;
  /** Whether this is the longer card of the tours list. */
  readonly full?: boolean;
};

/**
 * The width of the picture, as `sizes` of an image. It is too small for a phone with few pixels, which is
 * usually slow. Such a phone then loads the narrow copy, with half the bytes of the wide one.
 */
const cardWidth = '(width >= 40rem) 21rem, (resolution < 2dppx) 66vw, 92vw';

export function TourCard({ tour, full = false }: TourCardProps) {
  const spray = sprayOf(tour.neighborhood);
  const { image_url, image_focus } = shownPicture(tour);
  // No heading stands between the tours list's h1 and its cards.
  const Name = full ? 'h2' : 'h3';
  return (
    <article className={classes(linkCard.card, styles.card)} data-spray={spray}>
      <Sticker className={styles.sticker} tilt={-3}>
        {tour.neighborhood}
      </Sticker>
      <img
        className={classes(linkCard.picture, styles.picture)}
        src={image_url}
        srcSet={srcsetOfAddress(image_url)}
        style={{ objectPosition: objectPosition(image_focus) }}
        sizes={cardWidth}
        alt=""
        width="640"
        height="440"
        loading="lazy"
        decoding="async"
      />
      <div className={classes(linkCard.words, styles.words)}>
        <p className={styles.facts}>
          {tour.difficulty} · {tour.duration} · {tour.stops_count} stops
        </p>
        <Name className={styles.name}>
          <Link to={routes.tour(tour)} className={classes(linkCard.link, styles.link)}>
            {tour.name}
          </Link>
        </Name>
        {full && <p>{descriptionPreview(tour.description)}</p>}
        <div className={styles.foot}>
          <p>
            <span className={styles.price}>{formatPenceShort(penceOf(tour.price))}</span> per person
          </p>
          <Rating rating={tour.rating} reviews={tour.reviews} />
        </div>
        {full && (
          <LinkButton
            to={routes.book(tour.id)}
            className={styles.book}
            aria-label={`Book this hunt: ${tour.name}`}
            wide
          >
            Book this hunt
          </LinkButton>
        )}
      </div>
    </article>
  );
}
