import type { ContactMessage } from '@streetlore/domain/contact';
import type { WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import { mapLive } from '../../data/index.ts';
import { FilteredList, FilteredScreen } from '../filtered-screen.tsx';
import { ContactMessageItem, LiveContactMessageItem } from './contact-message.tsx';
import { type InboxFilter, inboxFilters, useInbox } from './data.ts';
import { inboxTexts as texts } from './texts.ts';
import { withReplying } from './with-replying.ts';

export function MessagesScreen() {
  return (
    <FilteredScreen texts={texts} filters={inboxFilters}>
      {(filter) => <ContactMessages key={filter} filter={filter} />}
    </FilteredScreen>
  );
}

function ContactMessages({ filter }: { readonly filter: InboxFilter }) {
  const [open, setOpen] = useState<string | null>(null);
  const [replying, setReplying] = useState<readonly WithId<ContactMessage>[]>([]);
  const pages = useInbox(filter);
  const live = mapLive(pages.live, (rows) => withReplying(rows, replying));
  return (
    <FilteredList texts={texts} filter={filter} pages={{ ...pages, live }}>
      {(contactMessage) => {
        const begun = replying.find(({ id }) => id === contactMessage.id) ?? null;
        const Shown = begun ? LiveContactMessageItem : ContactMessageItem;
        return (
          <Shown
            key={contactMessage.id}
            contactMessage={contactMessage}
            open={open === contactMessage.id}
            onToggle={() => setOpen(open === contactMessage.id ? null : contactMessage.id)}
            begun={begun}
            onReply={(known) =>
              setReplying([...replying.filter(({ id }) => id !== contactMessage.id), ...(known ? [known] : [])])
            }
          />
        );
      }}
    </FilteredList>
  );
}
