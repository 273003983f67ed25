import { LiveView } from '../../data/index.ts';
import { useAddress } from '../../ui/address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
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
  const { live, page, next, previous } = useReviewList(filter);
  return (
    <LiveView
      live={live}
      loading={
        <Loading text={texts.loading}>
          <Skeleton height="16rem" />
        </Loading>
      }
      failed={texts.failed}
    >
      {(reviews) =>
        reviews.length === 0 ? (
          <EmptyState title={texts.empty[filter]} />
        ) : (
          <>
            <ul className={styles.list} aria-label={texts.label}>
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
            <Pager label={texts.label} page={page} next={next} previous={previous} />
          </>
        )
      }
    </LiveView>
  );
}
