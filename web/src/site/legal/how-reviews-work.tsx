import { type DecisionReason, decisionSentences } from '@streetlore/domain/reports';
import { HOW_REVIEWS_WORK, REVIEW_CHANGEABLE_MS, reviewTexts } from '@streetlore/domain/reviews';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';

/** Why we hide a review. That it is bad is no reason. */
const reasons = [
  'unlawful',
  'sexual_or_child',
  'hate_or_threat',
  'shows_a_person',
  'fake',
] as const satisfies DecisionReason[];

const nothing = () => null;
const ReviewsCounted = lazyLive(() => import('./reviews-counted.tsx').then((content) => content.default), {
  fallback: nothing,
  failed: nothing,
});

export function HowReviewsWork() {
  return (
    <>
      <h2 id={HOW_REVIEWS_WORK}>{reviewTexts.howTheyWork}</h2>
      <p>
        Only people who have finished a booked hunt can review it: we ask each phone by text, and everybody on the
        team’s page, once. Nobody is paid or rewarded for a review, and we write none. A review can be changed for{' '}
        {REVIEW_CHANGEABLE_MS / 3_600_000} hours. Fake reviews are not allowed here, whoever writes them.
      </p>
      <p>
        All reviews are shown, the newest first, good and bad. A sentence that our filter doubts waits until a person
        has read it. A person of our team hides a review only for one of these reasons, and anybody can{' '}
        <a href="#reports">report one</a>:
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{decisionSentences[reason]}</li>
        ))}
      </ul>
      <p>
        A tour’s stars are the mean of its reviews. Hidden ones count too, unless they were fake or unlawful. We may
        answer a review; our answer stands below it.
      </p>
      <ReviewsCounted />
    </>
  );
}
