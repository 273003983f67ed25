import type { Booking } from '@streetlore/domain/booking';
import { formatPhone, isErased } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import { isReadOnPage } from '@streetlore/domain/sms';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveView, usePreviousData } from '../../../data/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { AnswerBox } from './answer-box.tsx';
import { type ThreadText, useMessagesOfHunt } from './data.ts';
import { Message } from './message.tsx';
import { threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';
import { withoutCopies } from './timeline.ts';

/** The thread of a hunt on its page: `HuntTalk` with a frame. */
export function HuntThread({ booking }: { readonly booking: WithId<Booking> }) {
  return (
    <section aria-label={texts.huntThread} className={styles.thread}>
      <HuntTalk booking={booking} />
    </section>
  );
}

type HuntTalkProps = {
  readonly booking: WithId<Booking>;
  /** Stands between the messages and the field. */
  readonly children?: ReactNode;
};

/**
 * The messages of all phones of a hunt and of its team's page in one thread, and a field to write to
 * one of them or to all.
 */
export function HuntTalk({ booking, children }: HuntTalkProps) {
  const live = usePreviousData(useMessagesOfHunt(booking.id));
  const phones = [...new Set(booking.phone_numbers)].filter((number) => !isErased(number));
  const players = (booking.page_players ?? []).map(({ name }) => name);
  const [params] = useSearchParams();
  // The id of a reader. Without one the words go to all of them.
  const [chosen, setChosen] = useState('');
  const readers = [
    ...phones.map((number, n) => ({
      id: number,
      number,
      player: null,
      name: `${texts.phone(n + 1)}, ${formatPhone(number)}`,
    })),
    ...players.map((player) => ({ id: `page ${player}`, number: null, player, name: texts.pageOf(player) })),
  ];
  const everybody = { id: '', number: null, player: null };
  const to = (readers.length === 1 ? readers[0] : readers.find(({ id }) => id === chosen)) ?? everybody;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <div role="log" aria-live="polite" aria-label={texts.huntTexts} tabIndex={0} className={styles.log}>
        <div className={styles.texts}>
          <LiveView live={live} loading={<Loading text={texts.threadLoading} />} failed={texts.threadFailed}>
            {(said) => <Said texts={said} phones={booking.phone_numbers} isNamed={readers.length > 1} />}
          </LiveView>
        </div>
      </div>
      {children}
      {readers.length > 1 && (
        <div className={styles.to}>
          <SelectField label={texts.to} value={to.id} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{texts.everybody(phones.length, players.length > 0)}</option>
            {readers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {(readers.length > 0 || isReadOnPage(booking)) && (
        <AnswerBox number={to.number} player={to.player} booking={booking} hasFocus={params.has('write')} />
      )}
    </>
  );
}

type SaidProps = {
  readonly texts: readonly ThreadText[];
  readonly phones: readonly string[];
  /** Whether each message says whose it is. */
  readonly isNamed: boolean;
};

function Said({ texts: said, phones, isNamed }: SaidProps) {
  if (said.length === 0) return <EmptyState title={texts.huntThreadEmpty} />;
  const placeOf = (number: string) => phones.indexOf(number) + 1;
  return (
    <ol className={styles.part}>
      {withoutCopies(said.toReversed()).map(({ text, numbers, player }) => {
        const places = numbers.map(placeOf).filter((place) => place > 0);
        const who = [places.length > 0 && texts.phones(places), player !== null && texts.onPage(player)];
        const isShown = isNamed || player !== null;
        return <Message key={text.id} text={text} who={isShown ? who.filter(Boolean).join(', ') : undefined} />;
      })}
    </ol>
  );
}
