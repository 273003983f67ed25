import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { phaseOf } from '../../ui/hunt-phase.ts';
import { Badge } from '../../ui/sticker.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './hunts.module.css';
import { PlaySteps } from './play-steps.tsx';
import { huntTexts as texts } from './texts.ts';

const MINUTE = 60_000;

/** The progress of a hunt in a line, and the steps in it below. */
export function HuntStrip({ booking }: { readonly booking: WithId<Booking> }) {
  const hasRoom = useMedia('(width >= 60rem) and (height >= 50rem)');
  const { label, tone } = phaseOf(booking, useNow(MINUTE));
  return (
    // On a phone or a low screen the texts need the room, so the buttons are folded away.
    <details className={styles.strip} open={hasRoom || undefined}>
      <summary className={styles.stripHead}>
        <strong>{booking.tour_name}</strong>
        <span>{texts.progress(booking.current_stop, booking.stops_count)}</span>
        <Badge tone={tone}>{label}</Badge>
      </summary>
      <PlaySteps key={booking.id} booking={booking} />
    </details>
  );
}
