import { type HuntSettings, saveHuntSettingsInput } from '@streetlore/domain/hunt';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useHuntSettings } from '../../live/hunt-settings.ts';
import { LiveView } from '../../live/LiveView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { HuntSettingsForm } from './HuntSettingsForm.tsx';
import { settingsTexts as texts } from './texts.ts';

/** How hunts run; a form that starts again from what somebody else has saved meanwhile, and says so. */
export function HuntSettingsPanel() {
  return (
    <LiveView live={useHuntSettings()} loading={<Skeleton height="24rem" />} failed={texts.huntsFailed}>
      {(settings) => <Kept settings={settings} />}
    </LiveView>
  );
}

const valuesSchema = z.object({
  expiry_hours: saveHuntSettingsInput.shape.expiry_hours,
  scoring: saveHuntSettingsInput.shape.scoring,
});

function Kept({ settings }: { readonly settings: HuntSettings }) {
  const { expiry_hours, scoring } = valuesSchema.parse(settings);
  const key = JSON.stringify({ expiry_hours, scoring });
  const [first] = useState(key);
  const [saved, setSaved] = useState<string | null>(null);
  const foreign = key !== first && key !== saved;
  return (
    <HuntSettingsForm key={key} settings={{ expiry_hours, scoring }} changedElsewhere={foreign} onSaved={setSaved} />
  );
}
