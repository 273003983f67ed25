import { Star } from 'lucide-react';
import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export function Stars({ rating }: { readonly rating: number }) {
  return (
    <p className={styles.stars}>
      <VisuallyHidden>{rating} out of 5 stars</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className={star <= rating ? styles.filled : styles.empty} aria-hidden="true" />
      ))}
    </p>
  );
}
