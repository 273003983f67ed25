import { Star } from 'lucide-react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './TourCard.module.css';

/** 4.8 (312): the rating out of 5 and how many reviews it stands on. */
export function Rating({ rating, reviews }: { readonly rating: number; readonly reviews: number }) {
  return (
    <p className={styles.rating}>
      <Star className={styles.star} aria-hidden="true" />
      <VisuallyHidden>Rated </VisuallyHidden>
      <strong>{rating.toFixed(1)}</strong>
      <span>
        <VisuallyHidden>out of 5, </VisuallyHidden>({reviews.toLocaleString('en-GB')}
        <VisuallyHidden> reviews</VisuallyHidden>)
      </span>
    </p>
  );
}
