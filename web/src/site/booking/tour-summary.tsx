import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { TapedPhoto } from '../../ui/card.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Sticker } from '../../ui/sticker.tsx';
import styles from './booking.module.css';

type TourProps = { readonly tour: WithId<Tour> };

/** Which tour the visitor books. */
export function TourTitle({ tour }: TourProps) {
  return (
    <div className={styles.title}>
      <Sticker spray={sprayOf(tour.neighborhood)}>{tour.neighborhood}</Sticker>
      <h1 className={styles.name}>{tour.name}</h1>
    </div>
  );
}

/** What the tour is: below the form on a phone, on its left otherwise. */
export function TourSummary({ tour }: TourProps) {
  const facts = [
    { term: 'Duration', value: tour.duration },
    { term: 'Stops', value: tour.stops_count },
    {
      term: 'Rating',
      value:
        tour.reviews === 0
          ? 'New'
          : `${tour.rating.toFixed(1)} (${tour.reviews} ${tour.reviews === 1 ? 'review' : 'reviews'})`,
    },
  ];
  return (
    <section aria-label="Your tour" className={styles.tour}>
      <TapedPhoto
        photo={
          <img
            src={tour.image_url}
            alt={`Street art of the ${tour.name}`}
            width="640"
            height="480"
            decoding="async"
            loading="lazy"
          />
        }
        tilt={-1.2}
      />
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{tour.description}</p>
      {tour.partner_perks && (
        <div className={styles.perks}>
          <h2 className={styles.small}>Partner perks</h2>
          <p>{tour.partner_perks}</p>
        </div>
      )}
    </section>
  );
}
