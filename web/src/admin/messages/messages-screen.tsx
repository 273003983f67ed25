import { useState } from 'react';
import { useAddress } from '../../ui/address.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { PagedList } from '../paged-list.tsx';
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
  const [open, setOpen] = useState<string | null>(null);
  return (
    <PagedList
      pages={useInbox(filter)}
      label={texts.label}
      loading={texts.loading}
      failed={texts.failed}
      empty={texts.empty[filter]}
      className={styles.list}
    >
      {(letter) => (
        <Letter
          key={letter.id}
          letter={letter}
          open={open === letter.id}
          onToggle={() => setOpen(open === letter.id ? null : letter.id)}
        />
      )}
    </PagedList>
  );
}
