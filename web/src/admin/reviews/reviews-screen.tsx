import type { WithId } from '@streetlore/domain/query';
import type { Review } from '@streetlore/domain/reviews';
import { useState } from 'react';
import { useAddress } from '../../ui/address.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { PagedList } from '../paged-list.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { type ReviewFilter, reviewFilters, useReviewList } from './data.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { reviewTexts as texts } from './texts.ts';

const tabs = reviewFilters.map((id) => ({ id, title: texts.filters[id] }));

/** `/admin/reviews`: the reviews of all tours, live. */
export function ReviewsScreen() {
  const [{ filter }, keep] = useAddress({ filter: reviewFilters });
  // The state is here and not in the row, because the row may leave the list while somebody types.
  const [answered, setAnswered] = useState<WithId<Review> | null>(null);
  return (
    <div className={styles.screen}>
      <p className={styles.lead}>{texts.lead}</p>
      <Tabs label={texts.label} tabs={tabs} selected={filter} onSelect={(id) => keep({ filter: id })}>
        <ReviewList key={filter} filter={filter} onAnswer={setAnswered} />
      </Tabs>
      {answered && <AnswerDialog review={answered} onClose={() => setAnswered(null)} />}
    </div>
  );
}

type ReviewListProps = {
  readonly filter: ReviewFilter;
  readonly onAnswer: (review: WithId<Review>) => void;
};

function ReviewList({ filter, onAnswer }: ReviewListProps) {
  return (
    <PagedList
      pages={useReviewList(filter)}
      label={texts.label}
      loading={texts.loading}
      failed={texts.failed}
      empty={texts.empty[filter]}
      className={styles.list}
    >
      {(review) => <ReviewItem key={review.id} review={review} onAnswer={() => onAnswer(review)} />}
    </PagedList>
  );
}
