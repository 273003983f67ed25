import { OPINION_TIMEOUT_MS, type opinionQuestion } from '@streetlore/domain/second-opinion';
import type { Opinion } from '@streetlore/domain/sms';
import { log } from '../../base/log.ts';
import { budgetOf } from '../../outbox/budget.ts';
import type { Services } from '../../platform/services.ts';
import { AiFailure, type AiFault } from '../../vendors/openai.ts';

/** Failures that a second try may mend, unlike a refusal or a wrong key. */
const mendable: readonly AiFault[] = ['unreachable', 'busy', 'cut-off', 'malformed'];

/** The least time (ms) for a second try. */
const LEAST_FOR_A_TRY = 3_000;

/**
 * Asks the vendor, and once more after a failure that may pass, within twenty seconds in all.
 * @returns null when there is no usable answer
 */
export async function askVendor(
  { ai }: Pick<Services<'ai'>, 'ai'>,
  question: ReturnType<typeof opinionQuestion>,
): Promise<Opinion | null> {
  const budget = budgetOf(OPINION_TIMEOUT_MS);
  for (let tries = 1; ; tries += 1)
    try {
      return (await ai.ask({ ...question, timeout: Math.ceil(budget.left()) })).value;
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      log.warn('The model gave no second opinion', {}, error);
      if (tries > 1 || !mendable.includes(error.fault) || budget.left() < LEAST_FOR_A_TRY) return null;
    }
}
