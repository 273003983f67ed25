import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import type { Review, ReviewStatus } from '@streetlore/domain/reviews';
import { formatMoment } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { useAction } from '../../ui/use-action.ts';
import { keyRow } from '../use-keys.ts';
import { showReview, useReviewAuthor } from './data.ts';
import styles from './reviews.module.css';
import { reviewTexts as texts } from './texts.ts';

const tones = { held: 'spray', shown: 'good', hidden: 'plain' } as const satisfies Record<ReviewStatus, string>;

type ReviewItemProps = {
  readonly review: WithId<Review>;
  readonly onAnswer: () => void;
  readonly onHide: () => void;
};

export function ReviewItem({ review, onAnswer, onHide }: ReviewItemProps) {
  const { rating, text, team, tour_name, status, answer, created_at } = review;
  const { busy, run } = useAction();
  const named = (action: string) => ({ 'aria-label': texts.named(action, team, tour_name) });
  return (
    <li {...keyRow} className={styles.review}>
      <div className={styles.facts}>
        <Stars rating={rating} />
        <Badge tone={tones[status]}>{texts.status[status]}</Badge>
        <span className={styles.soft}>
          <Team review={review} /> on {tour_name},{' '}
          <time dateTime={created_at.toISOString()}>{formatMoment(created_at)}</time>
        </span>
      </div>
      <p className={text ? styles.words : styles.soft}>{text || texts.noWords}</p>
      {answer && (
        <p className={styles.answer}>
          <strong>{texts.answered}:</strong> {answer}
        </p>
      )}
      <div className={styles.actions}>
        {status !== 'shown' && (
          <Button
            size="small"
            variant="spray"
            disabled={busy}
            {...named(texts.show)}
            aria-keyshortcuts="a"
            onClick={() => void run(() => showReview(review), texts.statusFailed)}
          >
            {texts.show}
          </Button>
        )}
        {status !== 'hidden' && (
          <Button
            size="small"
            variant="outline"
            disabled={busy}
            {...named(texts.hide)}
            aria-keyshortcuts="r"
            onClick={onHide}
          >
            {texts.hide}
          </Button>
        )}
        <Button
          size="small"
          variant="outline"
          {...named(answer ? texts.changeAnswer : texts.answer)}
          onClick={onAnswer}
        >
          {answer ? texts.changeAnswer : texts.answer}
        </Button>
      </div>
    </li>
  );
}

function Team({ review: { id, team } }: { readonly review: WithId<Review> }) {
  const author = useReviewAuthor(id);
  return author ? <Link to={routes.adminHunt(author.booking_id)}>{team}</Link> : team;
}
