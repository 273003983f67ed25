import { e164, isErased } from '@streetlore/domain/phone';
import { conversationFilters } from '@streetlore/domain/sms';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddress } from '../../ui/address.ts';
import { classes } from '../../ui/classes.ts';
import { useMedia } from '../../ui/use-media.ts';
import { numberIn, withThread } from './address.ts';
import { ConversationList } from './conversation-list.tsx';
import { useConversations } from './data.ts';
import styles from './sms.module.css';
import { Thread, WIDE } from './thread.tsx';

/**
 * The newest conversation of the list when the screen opened. It stays open when others become newer. The
 * list has only conversations that wait for an answer, if the address says so.
 */
function useNewestAtFirst(): string | null {
  const [{ filter }] = useAddress({ filter: conversationFilters });
  const { live } = useConversations(filter, '');
  const [first, setFirst] = useState<string | null>(null);
  const newest = live.status === 'ready' ? (live.data[0]?.id ?? null) : null;
  if (first === null && newest !== null) setFirst(newest);
  return first ?? newest;
}

/**
 * The conversations, and the thread that the address names: a number (`?number=+44…`) or a team's page
 * (`?number=page_…`). On a wide screen the newest conversation is open at first.
 */
export function SmsScreen() {
  const [params, setParams] = useSearchParams();
  const number = numberIn(params);
  const newest = useNewestAtFirst();
  const isWide = useMedia(WIDE);
  const shown = number ?? (isWide ? newest : null);
  const list = useRef<HTMLElement>(null);
  const goBack = () => {
    setParams(withThread(params, null));
    // On a phone the list was hidden. The focus returns to the row that was open.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-last]')?.focus());
  };
  return (
    <div className={classes(styles.screen, number !== null && styles.reading)}>
      <ConversationList ref={list} selected={shown} />
      {shown !== null && (
        <Thread
          key={shown}
          number={shown}
          isNumber={e164.safeParse(shown).success && !isErased(shown)}
          isChosen={number !== null}
          onBack={goBack}
        />
      )}
    </div>
  );
}
