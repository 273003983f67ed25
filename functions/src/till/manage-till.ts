import { randomInt } from 'node:crypto';
import type { AuditAction } from '@streetlore/domain/audit';
import { partnerEditorTexts } from '@streetlore/domain/partner';
import {
  manageTillInput,
  type manageTillOutput,
  PIN_LENGTH,
  type Till,
  tillAdminTexts,
  tillMail,
} from '@streetlore/domain/till';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { enqueueMail } from '../mailing/enqueue-mail.ts';
import { mailIdOf, queueMail } from '../mailing/queue-mail.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { tillLinkOf } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';

/** Shows an admin the link and the PIN of a partner's till, renews or mails them. */
export const manageTill = callable('manageTill', {
  input: manageTillInput,
  who: 'admin',
  needs: ['privacyKey', 'site'],
  run: manageTillOf,
});

const actions = {
  renew_link: 'till_link_renewed',
  renew_pin: 'till_pin_renewed',
  mail_link: 'till_link_mailed',
} as const satisfies Record<string, AuditAction>;

/**
 * A partner that has no till gets one. A new link ends the old one: its page is deleted in the same commit.
 * @throws HttpsError not-found without the partner, failed-precondition for a mail without an address
 */
export async function manageTillOf(
  services: Services<'privacyKey' | 'site'>,
  { partner_id, request_id, action }: z.output<typeof manageTillInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.infer<typeof manageTillOutput>> {
  const { store, site } = services;
  const linkOf = (till: Pick<Till, 'page_id' | 'links_ended'> | null) => tillLinkOf(services, partner_id, till);
  const known = action === 'show' ? await store.till(partner_id).read() : null;
  if (known) return { token: linkOf(known).token, pin: known.pin };
  let mail: string | null = null;
  await decideOnce(services, caller, request_id, {
    read: () =>
      Promise.all([
        store.partners.at(partner_id).read(),
        store.partnerCrm(partner_id).read(),
        store.till(partner_id).readVersioned(),
      ]),
    decide: (commit, [partner, crm, till], now) => {
      if (!partner) throw new HttpsError('not-found', partnerEditorTexts.notFound);
      const before = till.value ?? { links_ended: 0, page_id: linkOf(null).page_id, pin: newPin() };
      const links_ended = before.links_ended + (action === 'renew_link' && till.value ? 1 : 0);
      const link = links_ended === before.links_ended ? linkOf(before) : linkOf({ page_id: '', links_ended });
      const pin = action === 'renew_pin' && till.value ? newPin(before.pin) : before.pin;
      commit.put(till, { page_id: link.page_id, links_ended, pin, updated_at: now });
      if (till.value && link.page_id !== till.value.page_id) commit.delete(store.tillPages.at(till.value.page_id));
      commit.set(store.tillPages.at(link.page_id), { partner_id, changed_at: now });
      if (action === 'mail_link') {
        if (!crm?.contact_email) throw new HttpsError('failed-precondition', tillAdminTexts.noAddress);
        const draft = tillMail(crm.contact_email, partner.name, site, link.token);
        mail = queueMail(services, commit, mailIdOf('till', request_id), draft, now);
      }
      const done = action === 'show' ? 'till_made' : actions[action];
      return { action: done, target: `${store.partners.at(partner_id).path}` };
    },
  });
  if (mail) await enqueueMail(services, mail);
  const till = await store.till(partner_id).read();
  if (!till) throw new HttpsError('not-found', partnerEditorTexts.notFound);
  return { token: linkOf(till).token, pin: till.pin };
}

/** Another PIN than the one before. */
function newPin(before?: string): string {
  const pin = String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0');
  return pin === before ? newPin(before) : pin;
}
