import type { WithId } from '@streetlore/domain/query';
import type { Review } from '@streetlore/domain/reviews';
import { useState } from 'react';
import { FilteredList, FilteredScreen } from '../filtered-screen.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { type ReviewFilter, reviewFilters, useReviewList } from './data.ts';
import { HideDialog } from './hide-dialog.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewTexts as texts } from './texts.ts';

export function ReviewsScreen() {
  // The dialogs are not part of the row, which may leave the list while an admin types.
  const [answered, setAnswered] = useState<WithId<Review> | null>(null);
  const [hidden, setHidden] = useState<WithId<Review> | null>(null);
  return (
    <>
      <FilteredScreen texts={texts} filters={reviewFilters}>
        {(filter) => <ReviewList key={filter} filter={filter} onAnswer={setAnswered} onHide={setHidden} />}
      </FilteredScreen>
      {answered && <AnswerDialog review={answered} onClose={() => setAnswered(null)} />}
      {hidden && <HideDialog review={hidden} onClose={() => setHidden(null)} />}
    </>
  );
}

type ReviewListProps = {
  readonly filter: ReviewFilter;
  readonly onAnswer: (review: WithId<Review>) => void;
  readonly onHide: (review: WithId<Review>) => void;
};

function ReviewList({ filter, onAnswer, onHide }: ReviewListProps) {
  return (
    <FilteredList texts={texts} filter={filter} pages={useReviewList(filter)}>
      {(review) => (
        <ReviewItem key={review.id} review={review} onAnswer={() => onAnswer(review)} onHide={() => onHide(review)} />
      )}
    </FilteredList>
  );
}
