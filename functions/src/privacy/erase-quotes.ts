import { caseIdOf } from '@streetlore/domain/reports';
import type { Services } from '../platform/services.ts';

/**
 * Erases what the cases of a team's name and of reviews quote, before name and reviews are erased. What
 * was reported and decided stays.
 */
export async function eraseQuotes(
  { store }: Pick<Services, 'store'>,
  { teams = [], reviews }: { teams?: readonly string[]; reviews: readonly string[] },
): Promise<void> {
  const cases = [...teams.map((id) => caseIdOf('team', id)), ...reviews.map((id) => caseIdOf('review', id))];
  for (const id of cases) await store.reportCases.at(id).amend(() => ({ title: '', text: '' }));
}
