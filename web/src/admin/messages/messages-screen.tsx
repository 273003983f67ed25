import { useState } from 'react';
import { LiveView } from '../../data/index.ts';
import { useAddress } from '../../ui/address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type InboxFilter, inboxFilters, useInbox } from './data.ts';
import { Letter } from './letter.tsx';
import styles from './messages.module.css';
import { inboxTexts as texts } from './texts.ts';

const tabs = inboxFilters.map((id) => ({ id, title: texts.filters[id] }));

/** `/admin/messages`: what came in through the contact form, live. */
export function MessagesScreen() {
  const [{ filter }, keep] = useAddress({ filter: inboxFilters });
  return (
    <div className={styles.screen}>
      <p className={styles.lead}>{texts.lead}</p>
      <Tabs label={texts.label} tabs={tabs} selected={filter} onSelect={(id) => keep({ filter: id })}>
        <Letters key={filter} filter={filter} />
      </Tabs>
    </div>
  );
}

function Letters({ filter }: { readonly filter: InboxFilter }) {
  const { live, page, next, previous } = useInbox(filter);
  const [open, setOpen] = useState<string | null>(null);
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
      {(letters) =>
        letters.length === 0 ? (
          <EmptyState title={texts.empty[filter]} />
        ) : (
          <>
            <ul className={styles.list} aria-label={texts.label}>
              {letters.map((letter) => (
                <Letter
                  key={letter.id}
                  letter={letter}
                  open={open === letter.id}
                  onToggle={() => setOpen(open === letter.id ? null : letter.id)}
                />
              ))}
            </ul>
            <Pager label={texts.label} page={page} next={next} previous={previous} />
          </>
        )
      }
    </LiveView>
  );
}
