import { partnerDocuments, partnerEditorTexts } from '@streetlore/domain/partner';
import { objectOfAddress, storagePaths } from '@streetlore/domain/paths';
import { judged, judgeProposalInput, tillAdminTexts, withProposal } from '@streetlore/domain/till';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { promisePerks, toursOf } from './tours-of.ts';

/** Approves or refuses what a partner proposes. */
export const judgeProposal = callable('judgeProposal', {
  input: judgeProposalInput,
  who: 'admin',
  run: judgePartnersProposal,
});

/**
 * An approved value is checked and stored as the partner editor would; the tours' rewards follow it, and hunts in
 * progress keep the offer. One commit holds the partner, the proposals and the audit entry.
 * @throws HttpsError failed-precondition when another admin has decided, when the partner has proposed something
 *   else since, and when the editor would refuse the value
 */
export async function judgePartnersProposal(
  services: Services,
  { partner_id, request_id, field, at, approve, image_url = '' }: z.output<typeof judgeProposalInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store, bucket } = services;
  const waiting = (await store.proposals(partner_id).read())?.fields[field];
  const picture = { folder: 'partners', id: partner_id, name: waiting?.value ?? '' } as const;
  const isPhoto = field === 'image_url' && waiting !== undefined;
  const published = objectOfAddress(image_url, bucket.name) ?? '';
  if (isPhoto && approve && !published.startsWith(storagePaths.picturePublished(picture, '')))
    throw new HttpsError('invalid-argument', tillAdminTexts.otherPhoto, { field: 'image_url' });
  await decideOnce(services, caller, request_id, {
    read: () =>
      Promise.all([
        store.partners.at(partner_id).readVersioned(),
        store.partnerCrm(partner_id).readVersioned(),
        store.proposals(partner_id).readVersioned(),
        store.till(partner_id).read(),
        toursOf(services, partner_id),
      ]),
    decide: (commit, [partner, crm, proposals, till, { tours }], now) => {
      const proposal = proposals.value?.fields[field];
      if (!partner.version) throw new HttpsError('not-found', partnerEditorTexts.notFound);
      if (!proposals.version || !proposal) throw new HttpsError('failed-precondition', tillAdminTexts.decided);
      if (proposal.at.toISOString() !== at) throw new HttpsError('failed-precondition', tillAdminTexts.newer);
      commit.update(proposals, judged(proposals.value, field, approve, now));
      if (till) commit.update(store.tillPages.at(till.page_id), { changed_at: now });
      if (approve) {
        const value = field === 'image_url' ? image_url : proposal.value;
        const form = withProposal(partner.value, crm.value, { field, value });
        if (!form.ok) throw toHttpsError({ ...form.problem, code: 'failed-precondition' });
        const next = partnerDocuments(form.value, partner.value, now).partner;
        commit.put(partner, field === 'image_url' ? { ...next, image_credit: '', image_focus: null } : next);
        promisePerks(commit, tours, partner_id, next);
      }
      return { action: 'partner_proposal_judged', target: partner.ref.path, detail: { field, approved: approve } };
    },
  });
  if (isPhoto && !approve) await bucket.file(storagePaths.pictureOriginal(picture)).delete({ ignoreNotFound: true });
  return {};
}
