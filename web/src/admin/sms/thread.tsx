import type { Booking } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { formatPhone, isErased } from '@streetlore/domain/phone';
import { chooseHunt } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type Live, useBookingsOf } from '../../data/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { withThread } from './address.ts';
import { AnswerBox } from './answer-box.tsx';
import { usePhone } from './data.ts';
import { HuntControls, WIDE } from './hunt-controls.tsx';
import styles from './sms.module.css';
import { smsTexts as texts } from './texts.ts';
import { ThreadLog } from './thread-log.tsx';
import { WaitingBar } from './waiting-bar.tsx';

type ThreadProps = {
  readonly number: string;
  /** Whether `number` is a phone number: the address can contain anything. */
  readonly isNumber: boolean;
  /** Whether somebody chose this thread. Otherwise it opened by itself. */
  readonly isChosen: boolean;
  readonly onBack: () => void;
};

/** All texts with a number, and an admin's actions. */
export function Thread({ number, isNumber, isChosen, onBack }: ThreadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A chosen thread gets the focus. On a phone it replaces the list, which had the focus before.
  useEffect(() => {
    if (!isChosen) return;
    heading.current?.focus({ preventScroll: true });
    if (!matchMedia(WIDE).matches) heading.current?.closest('section')?.scrollIntoView();
  }, [isChosen]);
  const name = formatPhone(number);
  return (
    <section aria-label={texts.thread(name)} className={styles.thread}>
      <header className={styles.threadHead}>
        <button type="button" className={styles.back} aria-label={texts.back} onClick={onBack}>
          <ArrowLeft size={20} aria-hidden="true" />
        </button>
        <h2 ref={heading} tabIndex={-1} className={styles.threadTitle}>
          {name}
        </h2>
        {isNumber && (
          <LinkButton variant="outline" size="small" className={styles.player} to={routes.adminPlayer(number)}>
            {texts.toPlayer}
          </LinkButton>
        )}
      </header>
      {isNumber ? <Talk number={number} /> : <ErrorPanel message={isErased(number) ? texts.erased : texts.badNumber} />}
    </section>
  );
}

function Talk({ number }: { readonly number: string }) {
  const bookings: Live<readonly WithId<Booking>[]> = useBookingsOf(number);
  const known = bookings.status === 'ready' ? bookings.data : [];
  const phone = usePhone(number);
  const last = phone.status === 'ready' ? phone.data?.hunt : undefined;
  const hunt = chooseHunt(known, new Date(), last ?? null);
  return (
    <>
      <HuntControls bookings={bookings} hunt={hunt} />
      {hunt && <TeamPhones hunt={hunt} number={number} />}
      <ThreadLog number={number} bookingIds={known.map(({ id }) => id)} />
      <WaitingBar number={number} />
      <AnswerBox number={number} booking={hunt} />
    </>
  );
}

/** Links to the conversations of the other phones of a hunt, and to the page of the whole hunt. */
function TeamPhones({ hunt, number }: { readonly hunt: WithId<Booking>; readonly number: string }) {
  const [params] = useSearchParams();
  const phones = [...new Set(hunt.phone_numbers)].filter((one) => !isErased(one));
  return (
    <nav className={styles.team} aria-label={texts.team}>
      {phones.length > 1 &&
        phones.map((one, place) => (
          <Link
            key={one}
            to={{ search: `${withThread(params, one)}` }}
            aria-current={one === number ? 'page' : undefined}
            title={formatPhone(one)}
          >
            {texts.phone(place + 1)}
          </Link>
        ))}
      <Link to={routes.adminHunt(hunt.id)}>{texts.toHunt}</Link>
    </nav>
  );
}
