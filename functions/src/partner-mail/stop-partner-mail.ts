import { formRateLimits } from '@streetlore/domain/form';
import {
  partnerMailToken,
  type StopPartnerMailInput,
  type StopPartnerMailOutput,
  stopPartnerMailInput,
} from '@streetlore/domain/partner-mail';
import { routes } from '@streetlore/domain/paths';
import { callable } from '../platform/callable.ts';
import { answerOneClickOf, type OneClick, oneClickRequest } from '../platform/one-click.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { partnerOfToken } from './token.ts';

/** Stops a partner's monthly mail. Called by the button on the page to which the mail's link leads. */
export const stopPartnerMail = callable('stopPartnerMail', {
  input: stopPartnerMailInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'partner-mail-link', ...formRateLimits },
  run: async (services, { token }: StopPartnerMailInput): Promise<StopPartnerMailOutput> => ({
    outcome: (await stopMail(services, token)) ? 'stopped' : 'unknown',
  }),
});

const NAME = 'stopPartnerMailOneClick';
const { secrets, services } = needing('privacyKey', 'site');
const access = { who: 'whoever holds a mail’s token, by POST', limitedBy: 'stops the mails to one partner' };

/** There is no limit by IP address, because a mail provider posts for all its readers. */
export const stopPartnerMailOneClick = oneClickRequest(NAME, { ...access, secrets }, (click) =>
  answerPartnerOneClick(services(), click),
);

export const answerPartnerOneClick = (services: Services<'privacyKey' | 'site'>, click: OneClick) =>
  answerOneClickOf(services, click, {
    name: NAME,
    page: routes.partnerMail,
    parse: (token) => partnerMailToken.safeParse(token).data ?? null,
    stop: (token) => stopMail(services, token),
  });

/**
 * Stops a partner's mails. The same commit changes the partner's `updated_at`, so that an editor that was
 * open before cannot switch the mails on again.
 * @returns whether the token was valid; a second call with it gives the same answer
 */
export async function stopMail(services: Services<'privacyKey'>, token: string): Promise<boolean> {
  const { store, now } = services;
  const id = partnerOfToken(services, token);
  if (id === null) return false;
  return await withoutConflict(async () => {
    const [partner, crm] = await Promise.all([
      store.partners.at(id).readVersioned(),
      store.partnerCrm(id).readVersioned(),
    ]);
    if (!partner.version || !crm.version) return false;
    if (!crm.value.monthly_mail) return true;
    const commit = store.commit();
    commit.update(crm, { monthly_mail: false });
    commit.update(partner, { updated_at: now() });
    await commit.run();
    return true;
  });
}
