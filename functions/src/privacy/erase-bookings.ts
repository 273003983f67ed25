import { reportsIn } from '@streetlore/domain/clue-health';
import { teamName } from '@streetlore/domain/leaderboard';
import { ERASED_NUMBER } from '@streetlore/domain/phone';
import { wrongAnswersIn } from '@streetlore/domain/playing';
import { erasedBookingFields, isBooker, type Person, personalData, refusalOf } from '@streetlore/domain/privacy';
import { isUnderWay, withoutInvoiceTo, withoutPeople } from '@streetlore/domain/retention';
import { reviewAuthorsOf } from '@streetlore/domain/reviews';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { asStored } from '../store/stored.ts';
import type { Writes } from '../store/writes.ts';
import { eraseQuotes } from './erase-quotes.ts';
import { eraseBelowTeamPage, eraseTeamTalk } from './erase-team-pages.ts';
import { findDistinct, isOfPage, parentIdOf, recordsOf } from './records.ts';

/**
 * Removes a person from their bookings. The wrong answers and reports of their groups are deleted,
 * and so is what was said on their teams' pages, and the reviews that its players gave: nothing
 * tells which of the players they are. Their team's name goes from the leaderboard and from the
 * reviews by others of their group, and their browser's id goes from the order that they placed.
 * The records of sale, payment and play stay, and so do the texts of the group's other phones.
 */
export async function eraseBookings(services: Services, person: Person): Promise<void> {
  for (const { ref } of await findDistinct(services.store, recordsOf(personalData.bookings, person)))
    await withoutConflict(() => eraseBooking(services, ref.id, person));
}

async function eraseBooking(services: Services, id: string, person: Person): Promise<void> {
  const { store } = services;
  const [booking, team, wrong, reports] = await Promise.all([
    store.bookings.at(id).readVersioned(),
    teamOf(services, id),
    store.ids(wrongAnswersIn(id)),
    store.ids(reportsIn(id)),
  ]);
  if (!booking.value) return;
  // The booking was reopened meanwhile. Its players would lose the hunt.
  const refusal = refusalOf([booking.value]);
  if (refusal) throw new HttpsError('failed-precondition', refusal);
  // This comes first: the commit below takes the number by which the booking is found. A page message
  // that arrives in between changes the booking, so the commit fails and both begin again.
  await eraseTeamTalk(services, booking.value);
  if (isBooker(booking.value, person)) await eraseQuotes(services, { teams: [id], reviews: team.reviews });
  const commit = store.commit();
  commit.update(booking, erasedBookingFields(booking.value, person));
  await team.deletePageReviews(commit);
  if (isBooker(booking.value, person)) {
    team.unname(commit, team.textedReviews);
    const order = await store.orders.at(booking.value.order_id).readVersioned();
    if (order.version) commit.update(order, { uid: '', ...withoutInvoiceTo(order.value) });
    const invoice = await store.invoices.at(booking.value.order_id).readVersioned();
    // The invoice is kept for tax, and nobody opens it any more.
    if (invoice.version) commit.update(invoice, { page_id: null });
  }
  for (const text of wrong) commit.delete(store.wrongAnswers.at(text));
  for (const text of reports) commit.delete(store.stopReports.at(text));
  // Danger that nobody has ended quotes a player.
  commit.delete(store.huntNeeds.at(id));
  await commit.run();
}

/**
 * The documents that name a booking's team: its row on the leaderboard and the reviews of its hunt.
 */
async function teamOf({ store }: Services, id: string) {
  const row = store.leaderboard.at(id);
  const [isRanked, authors] = await Promise.all([row.exists(), store.findVersioned(asStored(reviewAuthorsOf(id)))]);
  const name = teamName(id, null);
  const onPage = authors.filter(isOfPage);
  return {
    /** The ids of all reviews of the hunt, and of those that came by text. */
    reviews: authors.map(parentIdOf),
    textedReviews: authors.filter((author) => !isOfPage(author)).map(parentIdOf),
    /** Adds writes to a commit that delete what page players reviewed. */
    async deletePageReviews(commit: Writes) {
      for (const author of onPage) {
        const review = await store.storedAt(store.reviews.at(parentIdOf(author)).path).readVersioned();
        if (review.version) commit.delete(review);
        commit.delete(author.ref);
      }
    },
    /** Adds writes to a commit that remove the team's name from the leaderboard and some reviews. */
    unname(commit: Writes, reviews: readonly string[]) {
      if (isRanked) commit.update(row, { name });
      for (const review of reviews) commit.update(store.reviews.at(review), { team: name });
    },
    /** Adds writes to a commit that remove the numbers and names of the reviewers. */
    disown(commit: Writes) {
      for (const review of authors.map(parentIdOf))
        commit.update(store.reviewAuthor(review), { reviewer_phone: ERASED_NUMBER, page_player: null });
    },
  };
}

/**
 * Removes all people from a booking whose retention period for people is over, and its team's page
 * with all below it. The review of its hunt stays on the tour's page without a name.
 * @returns false while the booking is still needed
 */
export async function clearBooking(services: Services, id: string, before: Date): Promise<boolean> {
  const { store, now } = services;
  return await withoutConflict(async () => {
    const [booking, team] = await Promise.all([store.bookings.at(id).readVersioned(), teamOf(services, id)]);
    if (!booking.value || isUnderWay(booking.value, before)) return false;
    await eraseBelowTeamPage(services, booking.value);
    await eraseQuotes(services, { teams: [id], reviews: team.reviews });
    const commit = store.commit();
    commit.update(booking, withoutPeople(booking.value, now()));
    team.unname(commit, team.reviews);
    team.disown(commit);
    commit.delete(store.huntNeeds.at(id));
    await commit.run();
    return true;
  });
}
