import { bookingTexts, GROUP_DISCOUNT, GROUP_DISCOUNT_FROM, MAX_PARTICIPANTS } from '@streetlore/domain/booking';
import { srcsetOfAddress } from '@streetlore/domain/contest';
import { formatPence, penceOf } from '@streetlore/domain/money';
import { tourHead } from '@streetlore/domain/page';
import { giftRoutes, routes } from '@streetlore/domain/paths';
import { shownPicture, tourPictureSizes } from '@streetlore/domain/picture';
import type { WithId } from '@streetlore/domain/query';
import { type Tour, tourFacts, visitFacts } from '@streetlore/domain/tour';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CreditedPicture } from '../../ui/credited-picture.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Rating } from '../../ui/tour-card/rating.tsx';
import { Crumb } from '../shell/crumb.tsx';
import { useDarkDay } from '../shell/dark.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { publicUrl } from '../shell/public-url.ts';
import { FactList } from './fact-list.tsx';
import { HuntSteps } from './hunt-steps.tsx';
import { KeyLocations } from './key-locations.tsx';
import { StopsMap } from './map/stops-map.tsx';
import { PhotosNearby } from './photos-nearby.tsx';
import { Reviews } from './reviews.tsx';
import styles from './tour-detail.module.css';
import { TourPerks } from './tour-perks.tsx';

export function TourDetail({ tour }: { readonly tour: WithId<Tour> }) {
  const spray = sprayOf(tour.neighborhood);
  const picture = shownPicture(tour);
  return (
    <div data-spray={spray}>
      <PageMeta head={tourHead(tour, publicUrl)} />
      <Surface material="brick" className={styles.head}>
        <Crumb to={routes.tours} className={styles.crumb}>
          All tours
        </Crumb>
        <div className={styles.headGrid}>
          <div>
            <div className={styles.marks}>
              <Sticker tilt={-2.5}>{tour.neighborhood}</Sticker>
              <Rating rating={tour.rating} reviews={tour.reviews} />
            </div>
            <h1 className={styles.title}>{tour.name}</h1>
            <FactList facts={tourFacts(tour)} className={styles.short} />
          </div>
          <CreditedPicture
            picture={picture}
            srcSet={srcsetOfAddress(picture.image_url)}
            sizes={tourPictureSizes}
            frame={styles.frame}
            className={styles.picture}
            alt={`Street art in ${tour.neighborhood}`}
            width="1200"
            height="800"
            fetchPriority="high"
          />
        </div>
      </Surface>
      <Surface material="paper" torn>
        <div className={styles.columns}>
          <div className={styles.story}>
            <section aria-label="About the tour">
              <p className={styles.lead}>{tour.description}</p>
            </section>
            <KeyLocations tour={tour} />
            <StopsMap tour={tour} />
            <BeforeYouGo tour={tour} />
            <HuntSteps />
            <PhotosNearby walls={tour.walls} />
            <TourPerks tour={tour} />
            <Reviews tour={tour} />
          </div>
          <aside className={styles.aside} aria-label="Booking">
            <Card className={styles.ticket}>
              <p className={styles.price}>
                {formatPence(penceOf(tour.price))} <span>per person</span>
              </p>
              <p className={styles.discount}>
                {GROUP_DISCOUNT_FROM} to {MAX_PARTICIPANTS} people: {GROUP_DISCOUNT * 100}% off
              </p>
              {tour.best_time && (
                <FactList facts={[{ label: 'Best time', value: tour.best_time }]} className={styles.facts} />
              )}
              <LinkButton to={routes.book(tour.id)} wide>
                Book this hunt
              </LinkButton>
              <p className={styles.free}>{bookingTexts.freeToChange}</p>
              <p className={styles.small}>{bookingTexts.expiryOrDay}</p>
              <Link to={giftRoutes.ofTour(tour.id)} className={styles.gift}>
                Give this hunt as a gift
              </Link>
            </Card>
          </aside>
        </div>
      </Surface>
      <div className={styles.bar}>
        <p>
          <strong>{formatPence(penceOf(tour.price))}</strong> per person
          <span className={styles.free}>{bookingTexts.freeToChange}</span>
        </p>
        <LinkButton to={routes.book(tour.id)} size="small">
          Book this hunt
        </LinkButton>
      </div>
    </div>
  );
}

function BeforeYouGo({ tour }: { readonly tour: Tour }) {
  const dark = useDarkDay(null);
  const facts = [...visitFacts(tour), ...(dark ? [{ label: 'Today', value: dark }] : [])];
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="before-you-go">
      <h2 id="before-you-go" className={styles.heading}>
        Before you go
      </h2>
      <FactList facts={facts} className={styles.visit} />
    </section>
  );
}
