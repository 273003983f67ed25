import { srcsetOfAddress } from '@streetlore/domain/contest';
import { formatPenceShort, penceOf } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { descriptionPreview, type Tour } from '@streetlore/domain/tour';
import { Link } from 'react-router-dom';
import { LinkButton } from '../button.tsx';
import { sprayOf } from '../spray.ts';
import { Sticker } from '../sticker.tsx';
import { Rating } from './rating.tsx';
import styles from './tour-card.module.css';

type TourCardProps = {
  readonly tour: WithId<Tour>;
  /** The longer card of the tours list: description, details and booking. */
  readonly full?: boolean;
  /** Among the first things seen: its picture is fetched at once. */
  readonly first?: boolean;
};

/**
 * How wide its picture is shown, as `sizes` of an image: the grid's columns, or a phone's whole width. A phone with few pixels is a slow
 * one: it says less than is true, and gets the narrow copy a little stretched instead of the wide one at twice the bytes.
 */
const cardWidth = '(width >= 40rem) 21rem, (resolution < 2dppx) 66vw, 92vw';

export function TourCard({ tour, full = false, first = false }: TourCardProps) {
  const spray = sprayOf(tour.neighborhood);
  // The list has no heading between the page's and the cards'.
  const Name = full ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-spray={spray}>
      <Sticker className={styles.sticker} tilt={-3}>
        {tour.neighborhood}
      </Sticker>
      <img
        className={styles.picture}
        src={tour.image_url}
        srcSet={srcsetOfAddress(tour.image_url)}
        sizes={cardWidth}
        alt=""
        width="640"
        height="440"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
      <div className={styles.words}>
        <p className={styles.facts}>
          {tour.difficulty} · {tour.duration} · {tour.stops_count} stops
        </p>
        <Name className={styles.name}>
          <Link to={routes.tour(tour)} className={styles.link}>
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
