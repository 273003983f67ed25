import { formRateLimits } from '@streetlore/domain/form';
import {
  appealed,
  appealLinksOf,
  prolongedLink,
  type SendAppealInput,
  type SendAppealOutput,
  sendAppealInput,
  stateOfAppeal,
} from '@streetlore/domain/reports';
import { callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { followAppeal } from './appeal-token.ts';

/** Takes an appeal against a decision. There is one for each decision. */
export const sendAppeal = callable('sendAppeal', {
  input: sendAppealInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'appeals', ...formRateLimits },
  limitedBy: 'a token of 130 bits; one appeal a decision',
  run: storeAppeal,
});

/** A repeated call finds the appeal sent and changes nothing. The links of the decision wait with it. */
export async function storeAppeal(
  services: Services<'privacyKey'>,
  { token, words }: SendAppealInput,
): Promise<SendAppealOutput> {
  const { store } = services;
  return await withoutConflict(async () => {
    const now = services.now();
    const { link, found } = await followAppeal(services, token);
    const state = stateOfAppeal(link, found?.value ?? null, now);
    if (state !== 'open' || !link || !found?.version) return { state };
    const links = await store.findVersioned(appealLinksOf(link.case_id));
    const commit = store.commit();
    commit.update(found, appealed(link.by, words, now));
    for (const one of links) commit.update(one, prolongedLink(now));
    await commit.run();
    return { state: 'sent' };
  });
}
