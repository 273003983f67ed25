import { cannedTexts, type SaveCannedRepliesInput, saveCannedRepliesInput } from '@streetlore/domain/canned';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { refuseStale } from '../platform/stale.ts';

export const saveCannedReplies = callable('saveCannedReplies', {
  input: saveCannedRepliesInput,
  who: 'admin',
  run: storeCannedReplies,
});

/** @throws HttpsError `failed-precondition` with field `seen` when somebody else has saved the replies meanwhile */
export async function storeCannedReplies(
  services: Services,
  { request_id, seen, replies }: SaveCannedRepliesInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  await decideOnce(services, caller, request_id, {
    read: () => services.store.cannedReplies.readVersioned(),
    decide: (commit, before, now) => {
      refuseStale(before.value, seen, cannedTexts);
      commit.put(before, { replies, updated_at: now });
      const detail = { replies: replies.map(({ name }) => name) };
      return { action: 'canned_replies_saved', target: before.ref.path, detail };
    },
  });
  return {};
}
