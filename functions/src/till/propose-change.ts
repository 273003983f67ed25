import { storagePaths } from '@streetlore/domain/paths';
import {
  proposalLimit,
  proposeChangeInput,
  proposed,
  tillRateLimits,
  tillTexts,
  withProposal,
} from '@streetlore/domain/till';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { inspect, kindOf } from '../pictures/inspect.ts';
import { callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { pageOfToken } from '../platform/page-of-token.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import { pageIdOf } from '../store/link-ids.ts';

/** Takes in what a partner proposes for its page. Nothing is shown before an admin approves it. */
export const proposeChange = callable('proposeChange', {
  input: proposeChangeInput,
  who: 'signed-in',
  needs: ['appKey'],
  limit: { counter: 'till', ...tillRateLimits },
  limitedBy: 'a till’s token of 131 bits; a partner proposes 10 times an hour',
  machine: { memory: '512MiB' },
  run: storeProposal,
});

/**
 * @throws HttpsError not-found for an unknown link, invalid-argument for what the partner editor would refuse and
 *   for a file that is no photo, resource-exhausted for too many proposals
 */
export async function storeProposal(
  services: Services<'appKey'>,
  { token, request_id, change }: z.output<typeof proposeChangeInput>,
): Promise<Record<string, never>> {
  const { store, appKey, now } = services;
  const { partner_id } = await pageOfToken(store.tillPages, token, tillTexts.unknown);
  const keys = keyedHashes(appKey, 'till/proposals', partner_id);
  if (!(await store.withinRateLimit(keys, proposalLimit, now())))
    throw new HttpsError('resource-exhausted', tillTexts.tooOften);
  const value =
    change.field === 'image_url' ? await keepPhoto(services, partner_id, request_id, change.photo) : change.value;
  await withoutConflict(async () => {
    const [partner, crm, before] = await Promise.all([
      store.partners.at(partner_id).read(),
      store.partnerCrm(partner_id).read(),
      store.proposals(partner_id).readVersioned(),
    ]);
    if (!partner) throw new HttpsError('not-found', tillTexts.unknown, { field: 'token' });
    const { field } = change;
    // A photo gets its address when an admin approves it.
    const checked = withProposal(partner, crm, { field, value: field === 'image_url' ? '' : value });
    if (!checked.ok && checked.problem.code === 'invalid-argument') throw toHttpsError(checked.problem);
    const tidy = checked.ok && field !== 'image_url' ? checked.value[field] : value.trim();
    if (tidy === partner[field]) throw new HttpsError('invalid-argument', tillTexts.same, { field: 'value' });
    const about = { partner_id, partner_name: partner.name };
    const commit = store.commit();
    commit.put(before, proposed(before.value, about, { field, value: tidy, was: partner[field] }, now()));
    commit.update(store.tillPages.at(pageIdOf(token)), { changed_at: now() });
    await commit.run();
  });
  return {};
}

/**
 * Stores a photo where only admins can see it.
 * @returns the name under which it is stored
 */
async function keepPhoto({ bucket }: Services, id: string, requestId: string, photo: string): Promise<string> {
  const bytes = Buffer.from(photo, 'base64');
  const kind = kindOf(bytes);
  const inspected = kind && kind !== 'gif' ? await inspect(bytes) : null;
  if (!kind || !inspected?.ok) throw new HttpsError('invalid-argument', tillTexts.notPhoto, { field: 'photo' });
  const name = `proposal-${requestId}`;
  await bucket.file(storagePaths.pictureOriginal({ folder: 'partners', id, name })).save(bytes, {
    resumable: false,
    metadata: { contentType: `image/${kind}`, contentDisposition: 'inline', cacheControl: 'private, max-age=0' },
  });
  return name;
}
