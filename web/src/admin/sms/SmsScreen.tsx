import { e164 } from '@streetlore/domain/phone';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { numberIn, withThread } from './address.ts';
import { ConversationList } from './ConversationList.tsx';
import styles from './Sms.module.css';
import { Thread } from './Thread.tsx';
import { smsTexts as texts } from './texts.ts';

/** `/admin/sms`: who texts, and the whole thread of the number in the address (`?number=+44…`), live. */
export function SmsScreen() {
  const [params, setParams] = useSearchParams();
  const number = numberIn(params);
  const list = useRef<HTMLElement>(null);
  const goBack = () => {
    setParams(withThread(params, null));
    // On a phone the list was hidden: the way back leads to the line one came from.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-last]')?.focus());
  };
  return (
    <div className={classes(styles.screen, number !== null && styles.reading)}>
      <ConversationList ref={list} selected={number} />
      {number === null && (
        <div className={styles.none}>
          <EmptyState title={texts.choose}>
            <p>{texts.chooseWhy}</p>
          </EmptyState>
        </div>
      )}
      {number !== null && (
        <Thread key={number} number={number} isNumber={e164.safeParse(number).success} onBack={goBack} />
      )}
    </div>
  );
}
