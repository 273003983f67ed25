import { yourHuntTexts as texts } from '@streetlore/domain/booking';
import type { Spray } from '../../ui/spray.ts';
import { TitledCard } from '../by-link/titled-card.tsx';
import { StartSteps } from '../shell/start-steps.tsx';

/** The four steps to the first wall. */
export function HowToBegin({ spray }: { readonly spray: Spray | undefined }) {
  return (
    <TitledCard title={texts.begin} spray={spray}>
      <StartSteps />
    </TitledCard>
  );
}
