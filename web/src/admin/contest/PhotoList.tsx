import { type ModerationFilter, moderationFilters } from '@streetlore/domain/contest';
import { useState } from 'react';
import { type Cursor, MODERATION_PAGE, useModerationPage } from '../../live/admin-contest.ts';
import { LiveView } from '../../live/LiveView.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './Contest.module.css';
import { PhotoCard } from './PhotoCard.tsx';
import { contestAdminTexts as texts } from './texts.ts';

const tabs = moderationFilters.map((id) => ({ id, title: texts.filters[id] }));

/** The photos of a filter, page by page. */
export function PhotoList() {
  const [filter, setFilter] = useState<ModerationFilter>('all');
  return (
    <section aria-label="Submissions" className={styles.photos}>
      <Tabs label="Filter" tabs={tabs} selected={filter} onSelect={setFilter}>
        <Pages key={filter} filter={filter} />
      </Tabs>
    </section>
  );
}

function Pages({ filter }: { readonly filter: ModerationFilter }) {
  // Where each page so far begins; the last is the one that is shown.
  const [begins, setBegins] = useState<readonly (Cursor | null)[]>([null]);
  const live = useModerationPage(filter, begins.at(-1) ?? null);
  const page = begins.length;
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
      {({ photos, hasMore }) => (
        <>
          {photos.length === 0 && <EmptyState title={texts.empty} />}
          <ul className={styles.cards}>
            {photos.map((photo) => (
              <PhotoCard key={photo.id} photo={photo} />
            ))}
          </ul>
          {(page > 1 || hasMore) && (
            <nav aria-label="Pages" className={styles.pager}>
              <Button variant="outline" disabled={page === 1} onClick={() => setBegins(begins.slice(0, -1))}>
                Previous
              </Button>
              <span aria-live="polite">Page {page}</span>
              <Button
                variant="outline"
                disabled={!hasMore}
                onClick={() => setBegins([...begins, photos.at(-1) ?? null])}
              >
                Next
              </Button>
            </nav>
          )}
        </>
      )}
    </LiveView>
  );
}
