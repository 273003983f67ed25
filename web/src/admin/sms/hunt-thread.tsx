import type { Booking } from '@streetlore/domain/booking';
import { formatPhone, isErased } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveView, usePreviousData } from '../../data/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { AnswerBox } from './answer-box.tsx';
import { type ThreadText, useTextsOfHunt } from './data.ts';
import { Message } from './message.tsx';
import styles from './sms.module.css';
import { smsTexts as texts } from './texts.ts';
import { withoutCopies } from './timeline.ts';

/** The texts of all phones of a hunt in one thread, and a field to text one phone or all. */
export function HuntThread({ booking }: { readonly booking: WithId<Booking> }) {
  const live = usePreviousData(useTextsOfHunt(booking.id));
  const phones = [...new Set(booking.phone_numbers)].filter((number) => !isErased(number));
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState('');
  const to = phones.length === 1 ? (phones[0] ?? '') : chosen;
  return (
    <section aria-label={texts.huntThread} className={styles.thread}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <div role="log" aria-live="polite" aria-label={texts.huntTexts} tabIndex={0} className={styles.log}>
        <div className={styles.texts}>
          <LiveView live={live} loading={<Loading text={texts.threadLoading} />} failed={texts.threadFailed}>
            {(said) => <Said texts={said} phones={booking.phone_numbers} />}
          </LiveView>
        </div>
      </div>
      {phones.length > 1 && (
        <div className={styles.to}>
          <SelectField label={texts.to} value={to} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{texts.everybody(phones.length)}</option>
            {phones.map((number, n) => (
              <option key={number} value={number}>
                {texts.phone(n + 1)}, {formatPhone(number)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {phones.length > 0 && <AnswerBox number={to || null} booking={booking} hasFocus={params.has('write')} />}
    </section>
  );
}

type SaidProps = { readonly texts: readonly ThreadText[]; readonly phones: readonly string[] };

function Said({ texts: said, phones }: SaidProps) {
  if (said.length === 0) return <EmptyState title={texts.huntThreadEmpty} />;
  const placeOf = (number: string) => phones.indexOf(number) + 1;
  return (
    <ol className={styles.part}>
      {withoutCopies(said.toReversed()).map(({ text, numbers }) => {
        const places = numbers.map(placeOf).filter((place) => place > 0);
        return <Message key={text.id} text={text} who={phones.length > 1 ? texts.phones(places) : undefined} />;
      })}
    </ol>
  );
}
