import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { type Live, LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { HuntPanel } from '../hunts/hunt-panel.tsx';
import styles from './sms.module.css';
import { smsTexts as texts } from './texts.ts';

type ThreadHuntProps = {
  readonly bookings: Live<readonly WithId<Booking>[]>;
  readonly hunt: WithId<Booking> | null;
};

export function ThreadHunt({ bookings, hunt }: ThreadHuntProps) {
  return (
    <LiveView
      live={bookings}
      loading={
        <div className={styles.hunt}>
          <Loading text={texts.huntLoading} />
        </div>
      }
      failed={texts.huntFailed}
    >
      {() => (hunt ? <HuntPanel size="strip" booking={hunt} /> : <p className={styles.hunt}>{texts.noHunt}</p>)}
    </LiveView>
  );
}
