import { huntSettingsSchema } from '@streetlore/domain/hunt';
import { LiveView, useHuntSettings } from '../../data/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HuntSettingsForm } from './hunt-settings-form.tsx';
import { settingsTexts as texts } from './texts.ts';

export function HuntSettingsPanel() {
  return (
    <LiveView live={useHuntSettings()} loading={<Skeleton height="24rem" />} failed={texts.huntsFailed}>
      {(settings) => <HuntSettingsForm settings={huntSettingsSchema.parse(settings)} />}
    </LiveView>
  );
}
