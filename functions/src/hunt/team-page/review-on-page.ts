import { mayReviewOnPage, reviewOnPageInput, type reviewOnPageOutput } from '@streetlore/domain/result';
import { reviewAuthorsOf } from '@streetlore/domain/reviews';
import { reviewDocument } from '@streetlore/domain/reviews/taking';
import { playerNamed, teamRateLimits, teamTexts } from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { dropReviewMail } from '../../mailing/hunt-mails.ts';
import { callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import { bookingOfTeam } from '../../platform/order-link.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';
import { readOwnReview } from '../own-review.ts';

/** Takes a page player's review of the hunt that their team has completed, or changes it. */
export const reviewOnPage = callable('reviewOnPage', {
  input: reviewOnPageInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'team-page', ...teamRateLimits },
  limitedBy: 'a token of 132 bits; one review for each person who was paid for',
  run: reviewByLink,
});

/**
 * @throws HttpsError not-found for an unknown link; failed-precondition for a name that has not
 *   joined, a hunt that is not completed, a review that is final, or one too many
 */
export async function reviewByLink(
  services: Services<'privacyKey'>,
  { token, name, rating, text }: z.output<typeof reviewOnPageInput>,
): Promise<z.infer<typeof reviewOnPageOutput>> {
  const { store, now } = services;
  const booking = store.bookings.at(await bookingOfTeam(services, token));
  return await withoutConflict(async () => {
    const found = await booking.readVersioned();
    const player = found.value && playerNamed(found.value, name);
    if (!found.value || !player) throw new HttpsError('failed-precondition', teamTexts.notJoined, { field: 'name' });
    const [{ before, write }, reviews] = await Promise.all([
      readOwnReview(services, booking.id, `page/${player.name}`),
      store.count(reviewAuthorsOf(booking.id)),
    ]);
    const at = now();
    const decision = mayReviewOnPage(found.value, { before, reviews, at });
    if (!decision.ok) throw toHttpsError(decision.problem);
    const isSame = before?.rating === rating && before.text === text;
    if (!isSame) {
      const commit = store.commit();
      const given = { booking: { ...found.value, id: booking.id }, rating, text, at };
      const author = { reviewer_phone: null, page_player: player.name, booking_id: booking.id };
      write(commit, reviewDocument(given, before), author);
      dropReviewMail(services, commit, booking.id);
      await commit.run();
    }
    return { until: decision.value.until.toISOString() };
  });
}
