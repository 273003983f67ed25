import { type JudgeReviewInput, judgedReview, judgeReviewInput } from '@streetlore/domain/reviews';
import { HttpsError } from 'firebase-functions/v2/https';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Shows a review, or hides it for a reason. The stars of most hidden reviews still count (`judgedReview`). */
export const judgeReview = callable('judgeReview', { input: judgeReviewInput, who: 'admin', run: moderateReview });

/** @throws HttpsError not-found when there is no such review; aborted when it was changed since it was read */
export async function moderateReview(
  services: Services,
  { request_id, review_id, status, reason, read }: JudgeReviewInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const ref = services.store.reviews.at(review_id);
  await decideOnce(services, caller, request_id, {
    read: () => ref.readVersioned(),
    decide: (commit, review) => {
      if (!review.version) throw new HttpsError('not-found', 'This review has been deleted');
      if (review.value.rating !== read.rating || review.value.text !== read.text)
        throw new HttpsError('aborted', 'The player has changed this review meanwhile.');
      if (review.value.status !== read.status)
        throw new HttpsError('aborted', 'Somebody else has decided about it meanwhile.');
      commit.update(review, judgedReview(reason));
      return { action: `review_${status}`, target: ref.path, ...(reason && { detail: { reason } }) };
    },
  });
  return {};
}
