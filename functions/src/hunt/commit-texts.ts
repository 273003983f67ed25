import type { Outcome } from '@streetlore/domain/playing';
import { CALL, claimedText, goesFirst, isPageMessage, type SmsMessage } from '@streetlore/domain/sms';
import { queueResultMails } from '../mailing/hunt-mails.ts';
import type { Services } from '../platform/services.ts';
import { writeTeamPage } from '../platform/team-page.ts';
import type { FoundDocument, Ref } from '../store/entity.ts';
import type { Writes } from '../store/writes.ts';
import { addReviews } from './add-reviews.ts';
import type { Reading } from './reading.ts';
import { ticketsOf } from './tickets-of.ts';

/** What one commit has changed. */
export type CommittedTexts = {
  /** Phones for which the commit has put texts into the outbox. */
  phones: string[];
  /** The texts that this process claimed in the same commit. */
  claimed: FoundDocument<SmsMessage>[];
  /** The messages that need a second opinion. */
  opinions: string[];
  /** The id of the mail with the hunt's result; null when there is none. */
  mail: string | null;
};

/**
 * Commits what texts do, all of it or nothing.
 * @param isSender whether the caller sends the replies: then it claims the first reply to each
 * phone, unless the phone waits for an older text or the reply must not be sent yet; danger waits for
 * no older text
 * @param also adds more to the commit
 * @throws a conflict when a document that the outcome depends on has been written since it was read
 */
export async function commitTexts(
  services: Services<'site' | 'privacyKey'>,
  outcome: Outcome,
  { seen, waiting }: Pick<Reading, 'seen' | 'waiting'>,
  isSender: boolean,
  also: (commit: Writes) => void = () => undefined,
): Promise<CommittedTexts> {
  const { store } = services;
  const commit = store.commit();
  also(commit);
  const read = <T extends object>(ref: Ref<T>) => {
    const found = seen.get(ref.path);
    if (!found) throw new Error(`${ref.path} was changed, but not read`);
    return { ...found, ref };
  };
  for (const message of outcome.settled) {
    const { id, settled, booking_id, tour_name, message_type, plea, opinion } = message;
    // A page message is stored with what it does. So its browser may send it again until it hears
    // that it is stored.
    if (isPageMessage(message)) commit.create(store.pageMessages.at(id), message);
    else
      commit.update(read(store.messages.at(id)), {
        ...{ settled, booking_id, tour_name, message_type },
        ...(plea && { plea }),
        ...(opinion && { opinion }),
      });
  }
  for (const reply of outcome.pageReplies) commit.create(store.pageMessages.at(reply.id), reply);
  const taken: typeof outcome.outbox = [];
  const busy = new Set(waiting);
  for (const text of outcome.outbox) {
    // Nobody has read whether a phone on duty waits for an older text.
    const isFree = text.message_type !== CALL && !busy.has(text.phone_number);
    const isMine = isSender && (isFree || goesFirst(text)) && text.next_attempt_at === null;
    const reply = isMine ? { ...text, ...claimedText(text, services.now()) } : text;
    if (isMine) taken.push(reply);
    busy.add(text.phone_number);
    commit.create(store.messages.at(text.id), reply);
  }
  for (const [number, phone] of outcome.phones) {
    const ref = store.phones.at(number);
    commit.put({ version: null, value: null, ...seen.get(ref.path), ref }, phone);
  }
  const mail = outcome.hunt && queueResultMails(services, commit, outcome.hunt, services.now());
  if (outcome.hunt) {
    const { after, stops, wrong, reports, copy, row, shown } = outcome.hunt;
    const { id, hunt, current_stop, stops_count, status, started_at, completed_at, opted_out = [] } = after;
    const { page_id = null, too_fast } = after;
    const progress = { hunt, current_stop, stops_count, status, started_at, completed_at, opted_out, page_id };
    commit.update(read(store.bookings.at(id)), { ...progress, ...(too_fast && { too_fast }) });
    for (const stop of stops) commit.set(store.stopResults.at(stop.id), stop);
    for (const ticket of ticketsOf(services, outcome.hunt)) commit.set(store.tickets.at(ticket.id), ticket);
    for (const one of wrong) commit.create(store.wrongAnswers.at(one.id), one);
    for (const report of reports) commit.create(store.stopReports.at(report.id), report);
    if (copy?.isNew) commit.create(store.huntTour(id), copy.tour);
    else if (copy) commit.update(read(store.huntTour(id)), { stops: copy.tour.stops });
    writeTeamPage(
      services,
      commit,
      { seen: read(store.bookings.at(id)), page_id },
      { stops: shown, lines: outcome.lines },
    );
    if (row) commit.set(store.leaderboard.at(id), row);
  }
  await addReviews(services, commit, outcome.reviews);
  const version = await commit.runVersioned();
  return {
    phones: [...new Set(outcome.outbox.map(({ phone_number }) => phone_number))],
    claimed: taken.map((text) => store.messages.at(text.id).left(text, version)),
    opinions: outcome.settled.flatMap(({ id, opinion }) => (opinion ? id : [])),
    mail,
  };
}
