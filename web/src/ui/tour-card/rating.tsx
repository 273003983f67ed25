import { Star } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './tour-card.module.css';

export function Rating({ rating, reviews }: { readonly rating: number; readonly reviews: number }) {
  if (reviews === 0)
    return (
      <p className={styles.rating}>
        <strong>New</strong>
        <VisuallyHidden>, not reviewed yet</VisuallyHidden>
      </p>
    );
  return (
    <p className={styles.rating}>
      <Star className={styles.star} aria-hidden="true" />
      <VisuallyHidden>Rated </VisuallyHidden>
      <strong>{rating.toFixed(1)}</strong>
      <span>
        <VisuallyHidden>out of 5, </VisuallyHidden>({reviews.toLocaleString('en-GB')}
        <VisuallyHidden> {reviews === 1 ? 'review' : 'reviews'}</VisuallyHidden>)
      </span>
    </p>
  );
}
