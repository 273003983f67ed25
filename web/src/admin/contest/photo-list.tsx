import { type ModerationFilter, moderationFilters } from '@streetlore/domain/contest';
import { LiveView } from '../../data/index.ts';
import { useAddress } from '../../ui/address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './contest.module.css';
import { MODERATION_PAGE, useModerationPages } from './data.ts';
import { PhotoCard } from './photo-card.tsx';
import { contestAdminTexts as texts } from './texts.ts';

const tabs = moderationFilters.map((id) => ({ id, title: texts.filters[id] }));

/** The photos of a filter, page by page. */
export function PhotoList() {
  const [{ filter }, keep] = useAddress({ filter: moderationFilters });
  return (
    <section aria-label="Submissions" className={styles.photos}>
      <Tabs label="Filter" tabs={tabs} selected={filter} onSelect={(id) => keep({ filter: id })}>
        <Photos key={filter} filter={filter} />
      </Tabs>
    </section>
  );
}

function Photos({ filter }: { readonly filter: ModerationFilter }) {
  const { live, page, next, previous } = useModerationPages(filter);
  return (
    <LiveView
      live={live}
      loading={
        <Loading text={texts.loading}>
          <div className={styles.cards}>
            {Array.from({ length: MODERATION_PAGE / 2 }, (_, index) => `${index}`).map((key) => (
              <Skeleton key={key} ratio="3 / 5" />
            ))}
          </div>
        </Loading>
      }
      failed={texts.loadFailed}
    >
      {(photos) => (
        <>
          {photos.length === 0 && <EmptyState title={texts.empty} />}
          <ul className={styles.cards}>
            {photos.map((photo) => (
              <PhotoCard key={photo.id} photo={photo} />
            ))}
          </ul>
          <Pager label="photos" page={page} next={next} previous={previous} />
        </>
      )}
    </LiveView>
  );
}
