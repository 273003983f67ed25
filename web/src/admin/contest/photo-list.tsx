import { type ModerationFilter, moderationFilters } from '@streetlore/domain/contest';
import { useState } from 'react';
import { LiveView } from '../../data/index.ts';
import { useAddress, useTyped } from '../../ui/address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PagedList } from '../paged-list.tsx';
import { SearchField } from '../search-field.tsx';
import styles from './contest.module.css';
import { MODERATION_PAGE, useFoundPhotos, useModerationPages } from './data.ts';
import { PhotoCard } from './photo-card.tsx';
import { type AskedPhoto, PhotoDialogs } from './photo-dialogs.tsx';
import { contestAdminTexts as texts } from './texts.ts';

const choices = { filter: moderationFilters, search: '' } as const;
const tabs = moderationFilters.map((id) => ({ id, title: texts.filters[id] }));

/** How many found photos are shown. A search with more results asks for more letters. */
const MAX_FOUND = 24;

export function PhotoList() {
  const [{ filter, search }, keep] = useAddress(choices);
  const [typed, setTyped] = useTyped(search, (text) => keep({ search: text }));
  const [asked, setAsked] = useState<AskedPhoto | null>(null);
  return (
    <section aria-label="Submissions" className={styles.photos}>
      <search className={styles.search}>
        <SearchField label={texts.search} hint={texts.searchHint} value={typed} onType={setTyped} />
      </search>
      <Tabs label="Filter" tabs={tabs} selected={filter} onSelect={(id) => keep({ filter: id })}>
        {search.trim() === '' ? (
          <Photos key={filter} filter={filter} onAsk={setAsked} />
        ) : (
          <Found key={filter} filter={filter} search={search} onAsk={setAsked} onClear={() => setTyped('')} />
        )}
      </Tabs>
      {asked && <PhotoDialogs asked={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

type PhotosProps = { readonly filter: ModerationFilter; readonly onAsk: (asked: AskedPhoto) => void };

function Photos({ filter, onAsk }: PhotosProps) {
  return (
    <PagedList
      pages={useModerationPages(filter)}
      label={texts.listed}
      loading={texts.loading}
      skeleton={<CardsSkeleton />}
      failed={texts.loadFailed}
      empty={texts.empty}
      className={styles.cards}
    >
      {(photo) => <PhotoCard key={photo.id} photo={photo} onAsk={onAsk} />}
    </PagedList>
  );
}

type FoundProps = PhotosProps & { readonly search: string; readonly onClear: () => void };

function Found({ filter, search, onAsk, onClear }: FoundProps) {
  const loading = (
    <Loading text={texts.loading}>
      <CardsSkeleton />
    </Loading>
  );
  return (
    <LiveView live={useFoundPhotos(filter, search)} loading={loading} failed={texts.loadFailed}>
      {(photos) =>
        photos.length === 0 ? (
          <EmptyState title={texts.nothingFound}>
            <Button onClick={onClear}>{texts.clear}</Button>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.cards} aria-label={texts.listed}>
              {photos.slice(0, MAX_FOUND).map((photo) => (
                <PhotoCard key={photo.id} photo={photo} onAsk={onAsk} />
              ))}
            </ul>
            {photos.length > MAX_FOUND && <p>{texts.more(MAX_FOUND, photos.length)}</p>}
          </>
        )
      }
    </LiveView>
  );
}

function CardsSkeleton() {
  return (
    <div className={styles.cards}>
      {Array.from({ length: MODERATION_PAGE / 2 }, (_, index) => `${index}`).map((key) => (
        <Skeleton key={key} ratio="3 / 5" />
      ))}
    </div>
  );
}
