import { type Mail, queuedMail } from '@streetlore/domain/mail';
import { activePartnersById } from '@streetlore/domain/partner';
import { addressToMail, monthlyMail, monthToMail, partnerMailId } from '@streetlore/domain/partner-mail';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { nullIfConflict } from '../store/conflict.ts';
import { Malformed } from '../store/convert.ts';
import { partnerMailTokenOf } from './token.ts';

/** Partners looked at in one run: each takes four reads and at most one write. */
const AT_ONCE = 40;

/**
 * Queues the monthly mails of the next partners. Each sweep goes on where the last has stopped. One commit
 * writes the mails and the mark, so a run that dies leaves neither. Of two runs at once only one commits.
 * @returns how many mails were queued
 */
export async function queuePartnerMails(services: Services<'privacyKey' | 'site'>): Promise<number> {
  const { store, now } = services;
  const month = monthToMail(now());
  if (month === null) return 0;
  const mark = await store.partnerMailMark.readVersioned();
  const begun = mark.value?.month === month ? mark.value : null;
  if (begun?.done) return 0;
  const last = begun?.last ?? null;
  const ids = await store.ids(activePartnersById(last, AT_ONCE));
  const mails = await Promise.all(ids.map((id) => mailTo(services, id, month)));
  const commit = store.commit();
  let queued = 0;
  for (const [n, mail] of mails.entries()) {
    if (mail === null) continue;
    commit.create(store.mails.at(partnerMailId(ids[n] ?? '', month)), mail);
    queued += 1;
  }
  commit.put(mark, { month, last: ids.at(-1) ?? last, done: ids.length < AT_ONCE });
  return (await nullIfConflict(commit.runVersioned())) === null ? 0 : queued;
}

/**
 * The partner's mail; null when it was queued before, or the partner gets none. A partner whose documents
 * cannot be read is left out, so that the others get theirs.
 */
async function mailTo(services: Services<'privacyKey' | 'site'>, id: string, month: string): Promise<Mail | null> {
  const { store, site, now } = services;
  try {
    const [partner, crm, figures, isQueued] = await Promise.all([
      store.partners.at(id).read(),
      store.partnerCrm(id).read(),
      store.partnerFigures(id).read(),
      store.mails.at(partnerMailId(id, month)).exists(),
    ]);
    const to = partner && addressToMail(partner, crm);
    if (!partner || !to || isQueued) return null;
    // Old figures have no months and would show a wrong zero. The nightly check counts the months.
    if (figures && figures.said > 0 && !figures.months) return null;
    const token = partnerMailTokenOf(services, id);
    return queuedMail(monthlyMail({ to, partner, figures, month, site, token }), now());
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    log.error('A partner was left out of the monthly mails', { id }, error);
    return null;
  }
}
