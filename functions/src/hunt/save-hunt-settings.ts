import { namesOf, pick } from '@streetlore/domain/fields';
import {
  defaultHuntSettings,
  type HuntSettings,
  huntSettingsSchema,
  type SaveHuntSettingsInput,
  saveHuntSettingsInput,
} from '@streetlore/domain/hunt';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Saves how long new bookings wait for START, and how hunts that start from now on are scored. */
export const saveHuntSettings = callable('saveHuntSettings', {
  input: saveHuntSettingsInput,
  who: 'admin',
  run: storeHuntSettings,
});

export async function storeHuntSettings(
  services: Services,
  { request_id, ...settings }: SaveHuntSettingsInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<HuntSettings> {
  const { huntSettings } = services.store;
  const before = pick((await huntSettings.read()) ?? defaultHuntSettings, namesOf(huntSettingsSchema.shape));
  const detail = { before, after: settings };
  const entry = { action: 'hunt_settings_saved' as const, target: huntSettings.path, detail };
  await commitOnce(services, caller, request_id, entry, (commit) => commit.set(huntSettings, settings));
  return settings;
}
