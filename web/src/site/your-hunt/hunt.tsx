import { type BookingPage, referenceOf, stateOfBooking, yourHuntTexts as texts } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { useTour } from '../../data/index.ts';
import { Card } from '../../ui/card.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Surface } from '../../ui/surface.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PageHead } from '../shell/page-head.tsx';
import { TraderLine } from '../shell/trader-line.tsx';
import { HowToBegin } from './how-to-begin.tsx';
import { LinkCard } from './link-card.tsx';
import { PhonesCard } from './phones-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlayCard } from './play-card.tsx';
import { Receipt } from './receipt.tsx';
import { StateLine } from './state-line.tsx';
import { WhereCard } from './where-card.tsx';
import styles from './your-hunt.module.css';

type HuntProps = { readonly page: WithId<BookingPage>; readonly token: string };

/** A booking as its group needs it: when and where it begins, who plays, and what can be changed. */
export function Hunt({ page, token }: HuntProps) {
  const now = useNow(30_000);
  const live = useTour(page.tour_id);
  const tour = live.status === 'ready' ? live.data : null;
  const state = stateOfBooking(page, now);
  const isHeld = state === 'held';
  const isWaiting = isHeld || state === 'ready' || state === 'early';
  const isPlayable = isWaiting || state === 'under_way' || state === 'paused' || state === 'completed';
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
        <div className={styles.grid}>
          {isPlayable && <PlayCard page={page} token={token} spray={spray} />}
          {isWaiting && <WhereCard page={page} tour={tour} spray={spray} />}
          {isWaiting && <HowToBegin isHeld={isHeld} spray={spray} />}
          <PhonesCard page={page} token={token} isOpen={isWaiting} spray={spray} />
          {isWaiting && !page.party && (
            <PlanCard page={page} token={token} closed={tour?.closed_days ?? []} now={now} spray={spray} />
          )}
          <LinkCard token={token} spray={spray} />
          <Card spray={spray} className={styles.card}>
            {page.party ? <p>{texts.ofParty}</p> : <Receipt page={page} reference={referenceOf(page.booking_id)} />}
            <TraderLine />
          </Card>
        </div>
      </Surface>
    </>
  );
}
