import { MODEL_ASKED_EVERY, type ModelHealth, modelHealthSchema } from '@streetlore/domain/health';
import { documents } from '@streetlore/domain/paths';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { AiFailure } from '../vendors/openai.ts';

/**
 * Asks OpenAI about the configured model, at most once a day, and keeps the answer for System
 * Health.
 * @throws ConfigurationError
 */
export async function askAboutModel(services: Services<'ai'>): Promise<void> {
  const { ai, store, now } = services;
  const stored = modelHealthSchema.safeParse((await store.storedAt(documents.health).read())?.model);
  // Ask again if the stored answer is malformed or about another model.
  const known = stored.success && stored.data.name === ai.model ? stored.data : null;
  if (known && now().getTime() - known.asked_at.getTime() < MODEL_ASKED_EVERY) return;
  await store.health.merge({ model: await lookUp(services, known) });
}

/**
 * If OpenAI gives no answer, the last one is kept until the next day. A retirement is announced
 * months ahead.
 */
async function lookUp({ ai, now }: Services<'ai'>, known: ModelHealth | null): Promise<ModelHealth> {
  const asked = { name: ai.model, asked_at: now() };
  try {
    const found = await ai.lookUpModel();
    if (found === 'gone') return { ...asked, status: 'gone', ends_on: null };
    return { ...asked, status: 'offered', ends_on: found.endsOn };
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    log.warn('OpenAI could not be asked about the model', {}, error);
    return { status: 'unknown', ends_on: null, ...known, ...asked };
  }
}
