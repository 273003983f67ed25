import { formRateLimits } from '@streetlore/domain/form';
import { type OpenAppealOutput, openAppealInput, shownAppeal } from '@streetlore/domain/reports';
import type * as z from 'zod/mini';
import { callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { followAppeal } from './appeal-token.ts';

/** Shows the decision that the link of a mail is about, and whether an appeal is possible. */
export const openAppeal = callable('openAppeal', {
  input: openAppealInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'appeals', ...formRateLimits },
  limitedBy: 'a token of 130 bits',
  run: readAppeal,
});

/** It writes nothing. */
export async function readAppeal(
  services: Services<'privacyKey'>,
  { token }: z.output<typeof openAppealInput>,
): Promise<OpenAppealOutput> {
  const { link, found } = await followAppeal(services, token);
  return shownAppeal(link, found?.value ?? null, services.now());
}
