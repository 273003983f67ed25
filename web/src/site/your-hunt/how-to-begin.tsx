import { bookingTexts, yourHuntTexts as texts } from '@streetlore/domain/booking';
import type { Spray } from '../../ui/spray.ts';
import { TitledCard } from '../by-link/titled-card.tsx';
import { StartSteps } from '../shell/start-steps.tsx';

type HowToBeginProps = {
  /** Whether the team waits for its organiser's GO. */
  readonly isHeld: boolean;
  readonly spray: Spray | undefined;
};

/** The four steps to the first wall. */
export function HowToBegin({ isHeld, spray }: HowToBeginProps) {
  return (
    <TitledCard title={texts.begin} spray={spray}>
      <StartSteps steps={isHeld ? bookingTexts.heldSteps : bookingTexts.startSteps} />
    </TitledCard>
  );
}
