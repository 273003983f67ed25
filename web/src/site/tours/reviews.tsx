import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { reportTexts } from '@streetlore/domain/reports';
import { HOW_REVIEWS_WORK, type Review, reviewTexts } from '@streetlore/domain/reviews';
import { formatDay } from '@streetlore/domain/time';
import type { Tour } from '@streetlore/domain/tour';
import { Link } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { Stars } from '../../ui/stars.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { ShowMore } from '../shell/show-more.tsx';
import { useReviews } from './data.ts';
import styles from './reviews.module.css';
import detail from './tour-detail.module.css';

export function Reviews({ tour }: { readonly tour: WithId<Tour> }) {
  const reviews = useReviews(tour.id);
  const isNothing = reviews.status === 'ready' ? reviews.data.rows.length === 0 : tour.reviews === 0;
  if (isNothing) return null;
  return (
    <section aria-labelledby="reviews" className={styles.section}>
      <h2 id="reviews" className={detail.heading}>
        What players say
      </h2>
      <LiveView
        live={reviews}
        loading={<Loading text="Loading reviews..." height="14rem" />}
        failed="Failed to load the reviews. Please try again."
      >
        {(all) => (
          <>
            <ul className={styles.reviews}>
              {all.rows.map((review) => (
                <ReviewNote key={review.id} review={review} />
              ))}
            </ul>
            <ShowMore list={all} />
            <p className={styles.how}>
              <Link to={routes.termsPart(HOW_REVIEWS_WORK)}>{reviewTexts.howTheyWork}</Link>
            </p>
          </>
        )}
      </LiveView>
    </section>
  );
}

function ReviewNote({ review }: { readonly review: WithId<Review> }) {
  const { id, rating, text, team, answer, created_at } = review;
  return (
    <li className={styles.review}>
      <Stars rating={rating} />
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.by}>
        <strong>{team}</strong>
        <time dateTime={created_at.toISOString()}>{formatDay(created_at)}</time>
        <ReportButton kind="review" id={id} name={reportTexts.reviewBy(team)} />
      </p>
      {answer && (
        <div className={styles.answer}>
          <p className={styles.from}>Streetlore answers</p>
          <p>{answer}</p>
        </div>
      )}
    </li>
  );
}
