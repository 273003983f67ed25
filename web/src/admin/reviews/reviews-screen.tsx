import { useAddress } from '../../ui/address.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { PagedList } from '../paged-list.tsx';
import { type ReviewFilter, reviewFilters, useReviewList } from './data.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { reviewTexts as texts } from './texts.ts';

const tabs = reviewFilters.map((id) => ({ id, title: texts.filters[id] }));

/** `/admin/reviews`: what players say of the tours, live. */
export function ReviewsScreen() {
  const [{ filter }, keep] = useAddress({ filter: reviewFilters });
  return (
    <div className={styles.screen}>
      <p className={styles.lead}>{texts.lead}</p>
      <Tabs label={texts.label} tabs={tabs} selected={filter} onSelect={(id) => keep({ filter: id })}>
        <ReviewList key={filter} filter={filter} />
      </Tabs>
    </div>
  );
}

function ReviewList({ filter }: { readonly filter: ReviewFilter }) {
  return (
    <PagedList
      pages={useReviewList(filter)}
      label={texts.label}
      loading={texts.loading}
      failed={texts.failed}
      empty={texts.empty[filter]}
      className={styles.list}
    >
      {(review) => <ReviewItem key={review.id} review={review} />}
    </PagedList>
  );
}
