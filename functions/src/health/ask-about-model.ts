import { MODEL_ASKED_EVERY, type ModelHealth, modelHealthSchema } from '@streetlore/domain/health';
import { documents } from '@streetlore/domain/paths';
import { logger } from 'firebase-functions/v2';
import type { Services } from '../platform/services.ts';
import { withDates } from '../store/convert.ts';
import { AiFailure } from '../vendors/openai.ts';

/**
 * What is known of the configured model, asked of OpenAI at most once a day. When there is no answer, what was known of it
 * stands until the next day: an end is announced months before.
 */
export async function askAboutModel(services: Services): Promise<ModelHealth> {
  const { ai, config, now } = services;
  const name = config.OPENAI_MODEL;
  const asked_at = now();
  const known = await knownOf(services, name);
  if (known && asked_at.getTime() - known.asked_at.getTime() < MODEL_ASKED_EVERY) return known;
  try {
    const found = await ai.lookUpModel();
    if (found === 'gone') return { name, status: 'gone', ends_on: null, asked_at };
    return { name, status: 'offered', ends_on: found.endsOn, asked_at };
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    logger.warn('OpenAI could not be asked about the model', { fault: error.fault });
    return known ? { ...known, asked_at } : { name, status: 'unknown', ends_on: null, asked_at };
  }
}

/** What was found last, if it was about this model; what cannot be read is asked for anew. */
async function knownOf({ db }: Services, name: string): Promise<ModelHealth | null> {
  const stored = modelHealthSchema.safeParse(withDates((await db.doc(documents.health).get()).get('model')));
  return stored.success && stored.data.name === name ? stored.data : null;
}
