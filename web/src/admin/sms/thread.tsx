import type { Booking } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { formatPhone, isErased } from '@streetlore/domain/phone';
import { chooseHunt } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { bookingOfPage, pageConversation } from '@streetlore/domain/sms';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type Live, useBookingsOf } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { CallLink } from '../call-link.tsx';
import { AnswerBox } from '../hunts/thread/answer-box.tsx';
import { usePhone } from '../hunts/thread/data.ts';
import { HuntTalk } from '../hunts/thread/hunt-thread.tsx';
import look from '../hunts/thread/thread.module.css';
import { WaitingBar } from '../hunts/thread/waiting-bar.tsx';
import { withThread } from './address.ts';
import { useBookingOfPage } from './data.ts';
import styles from './sms.module.css';
import { smsTexts as texts } from './texts.ts';
import { ThreadHunt } from './thread-hunt.tsx';
import { ThreadLog } from './thread-log.tsx';

/** The screens on which list and thread stand side by side. */
export const WIDE = '(width >= 60rem)';

type ThreadProps = {
  /** A phone number, or the id of the conversation on a team's page. */
  readonly number: string;
  /** False for a team's page, and for nonsense in the address. */
  readonly isNumber: boolean;
  /** Whether an admin chose this thread. Otherwise it opened by itself. */
  readonly isChosen: boolean;
  readonly onBack: () => void;
};

export function Thread({ number, isNumber, isChosen, onBack }: ThreadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone a chosen thread replaces the list, which had the focus.
  useEffect(() => {
    if (!isChosen) return;
    heading.current?.focus({ preventScroll: true });
    if (!matchMedia(WIDE).matches) heading.current?.closest('section')?.scrollIntoView();
  }, [isChosen]);
  const onPage = bookingOfPage(number);
  const name = onPage === null ? formatPhone(number) : texts.pageThread;
  return (
    <section aria-label={onPage === null ? texts.thread(name) : name} className={look.thread}>
      <header className={styles.threadHead}>
        <button type="button" className={styles.back} aria-label={texts.back} onClick={onBack}>
          <ArrowLeft size={20} aria-hidden="true" />
        </button>
        <h2 ref={heading} tabIndex={-1} className={styles.threadTitle}>
          {isNumber ? <CallLink number={number} /> : name}
        </h2>
        {isNumber && (
          <LinkButton variant="outline" size="small" className={styles.player} to={routes.adminPlayer(number)}>
            {texts.toPlayer}
          </LinkButton>
        )}
      </header>
      {onPage !== null ? (
        <PageTalk bookingId={onPage} />
      ) : isNumber ? (
        <Talk number={number} />
      ) : (
        <ErrorPanel message={isErased(number) ? texts.erased : texts.badNumber} />
      )}
    </section>
  );
}

function Talk({ number }: { readonly number: string }) {
  const bookings: Live<readonly WithId<Booking>[]> = useBookingsOf(number);
  const known = bookings.status === 'ready' ? bookings.data : [];
  const phone = usePhone(number);
  const last = phone.status === 'ready' ? phone.data?.hunt : undefined;
  const hunt = chooseHunt(known, presentTime(), last ?? null);
  return (
    <>
      <ThreadHunt bookings={bookings} hunt={hunt} />
      {hunt && <TeamPhones hunt={hunt} open={number} />}
      <ThreadLog number={number} bookingIds={known.map(({ id }) => id)} />
      <WaitingBar conversation={number} />
      <AnswerBox number={number} booking={hunt} />
    </>
  );
}

/** The messages of a hunt whose team plays on its page, from and to the phones too. */
function PageTalk({ bookingId }: { readonly bookingId: string }) {
  const bookings = useBookingOfPage(bookingId);
  const [hunt = null] = bookings.status === 'ready' ? bookings.data : [];
  const id = pageConversation(bookingId);
  return (
    <>
      <ThreadHunt bookings={bookings} hunt={hunt} />
      {hunt && <TeamPhones hunt={hunt} open={id} />}
      {hunt && (
        <HuntTalk booking={hunt}>
          <WaitingBar conversation={id} />
        </HuntTalk>
      )}
    </>
  );
}

type TeamPhonesProps = {
  readonly hunt: WithId<Booking>;
  readonly open: string;
};

/** Links to the conversations of a hunt's phones and its page, and to the hunt. */
function TeamPhones({ hunt, open }: TeamPhonesProps) {
  const [params] = useSearchParams();
  const phones = [...new Set(hunt.phone_numbers)].filter((one) => !isErased(one));
  const hasPage = (hunt.page_players ?? []).length > 0;
  const talks = [
    ...phones.map((number, place) => ({ id: number, title: formatPhone(number), name: texts.phone(place + 1) })),
    ...(hasPage ? [{ id: pageConversation(hunt.id), title: texts.pageThread, name: texts.page }] : []),
  ];
  return (
    <nav className={styles.team} aria-label={texts.team}>
      {talks.length > 1 &&
        talks.map(({ id, title, name }) => (
          <Link
            key={id}
            to={{ search: `${withThread(params, id)}` }}
            aria-current={id === open ? 'page' : undefined}
            title={title}
          >
            {name}
          </Link>
        ))}
      <Link to={routes.adminHunt(hunt.id)}>{texts.toHunt}</Link>
    </nav>
  );
}
