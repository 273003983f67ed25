import {
  type BookingPage,
  hasEnded,
  linkOfEnded,
  stateOfBooking,
  yourHuntTexts as texts,
} from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useEffect } from 'react';
import { useTour } from '../../data/index.ts';
import { Card } from '../../ui/card.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useNow } from '../../ui/use-now.ts';
import cards from '../by-link/cards.module.css';
import { InvoiceCard } from '../by-link/invoice/invoice-card.tsx';
import { LastCall } from '../by-link/last-call.tsx';
import { LinkCard } from '../by-link/link-card.tsx';
import { PlanCard } from '../by-link/plan-card.tsx';
import { Receipt } from '../by-link/receipt.tsx';
import { rememberLink } from '../shell/own-booking.ts';
import { PageHead } from '../shell/page-head.tsx';
import { TraderLine } from '../shell/trader-line.tsx';
import { cancelBooking, moveBooking, renewLink } from './data.ts';
import { HowToBegin } from './how-to-begin.tsx';
import { PhonesCard } from './phones-card.tsx';
import { PlayCard } from './play-card.tsx';
import { StateLine } from './state-line.tsx';
import { WhereCard } from './where-card.tsx';
import styles from './your-hunt.module.css';

type HuntProps = { readonly page: WithId<BookingPage>; readonly token: string };

/** A booking as its group needs it: when and where it begins, who plays, and what can be changed. */
export function Hunt({ page, token }: HuntProps) {
  useEffect(() => rememberLink(token), [token]);
  const now = useNow(30_000);
  const live = useTour(page.tour_id);
  const tour = live.status === 'ready' ? live.data : null;
  const state = stateOfBooking(page, now);
  const isWaiting = state === 'ready' || state === 'early' || state === 'held';
  const isOver = hasEnded(state);
  const isPlayable = !isOver || state === 'completed';
  const { amount, paid_by, refunded_amount } = page;
  const isFree = amount === 0;
  const spray = tour ? sprayOf(tour.neighborhood) : 'green';
  return (
    <>
      <PageHead
        art="tours"
        title={page.tour_name}
        lead={page.team_name}
        above={<Sticker spray={spray}>{texts.states[state]}</Sticker>}
      >
        <StateLine page={page} state={state} />
      </PageHead>
      <Surface material="kraft" torn aria-label={texts.title}>
        <LastCall party={page.party} />
        <div className={styles.grid}>
          {isPlayable && <PlayCard page={page} spray={spray} />}
          {isWaiting && <WhereCard page={page} tour={tour} spray={spray} />}
          {isWaiting && <HowToBegin page={page} spray={spray} />}
          {!isOver && <PhonesCard page={page} token={token} isOpen={isWaiting} spray={spray} />}
          {isWaiting && !page.party && (
            <PlanCard
              texts={texts}
              cancelLabel={isFree ? texts.cancelAction : texts.cancel}
              cancelText={texts.cancelText(amount - refunded_amount, paid_by?.by ?? null)}
              token={token}
              booking={page}
              closed={tour?.closed_days ?? []}
              now={now}
              move={moveBooking}
              cancel={cancelBooking}
              spray={spray}
            />
          )}
          {!page.party && !isFree && <InvoiceCard kind="booking" token={token} spray={spray} />}
          <LinkCard
            texts={{ ...texts, linkText: isOver ? linkOfEnded : page.party ? texts.linkTextOfParty : texts.linkText }}
            token={token}
            path={routes.bookingPage}
            renew={renewLink}
            spray={spray}
          />
          <Card spray={spray} className={cards.card}>
            {page.party ? (
              <>
                <p>{isOver ? texts.ofEndedParty : texts.ofParty}</p>
                <TraderLine />
              </>
            ) : (
              <Receipt id={page.booking_id} page={page} people={page.participants} refunded={refunded_amount} />
            )}
          </Card>
        </div>
      </Surface>
    </>
  );
}
