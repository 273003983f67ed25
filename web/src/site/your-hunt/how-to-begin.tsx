import { type BookingPage, startStepsOf, yourHuntTexts as texts } from '@streetlore/domain/booking';
import type { Spray } from '../../ui/spray.ts';
import { TitledCard } from '../by-link/titled-card.tsx';
import { StartSteps } from '../shell/start-steps.tsx';

type HowToBeginProps = {
  readonly page: BookingPage;
  readonly spray: Spray | undefined;
};

/** The four steps to the first wall. */
export function HowToBegin({ page, spray }: HowToBeginProps) {
  return (
    <TitledCard title={texts.begin} spray={spray}>
      <StartSteps steps={startStepsOf(page)} />
    </TitledCard>
  );
}
