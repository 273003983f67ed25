import { defaultHuntSettings, type HuntSettings, huntSettingsSchema } from '@streetlore/domain/hunt';
import { documents } from '@streetlore/domain/paths';
import { useDocumentOf } from './firestore.ts';
import { type Live, mapLive } from './live.ts';

/** How long hunts wait for START, and how they are scored. Visitors may read this. */
export function useHuntSettings(): Live<HuntSettings> {
  return mapLive(useDocumentOf(documents.huntSettings, huntSettingsSchema), (found) => found ?? defaultHuntSettings);
}
