import { defaultDesk } from '@streetlore/domain/desk';
import { actOnOpinion, type HeardOpinion } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import {
  ANSWER,
  isPageMessage,
  type LoggedMessage,
  latestOfType,
  newestTextFrom,
  type Opinion,
  pageConversation,
  withoutOpinion,
} from '@streetlore/domain/sms';
import { log } from '../../base/log.ts';
import { linkOf } from '../../platform/page-link.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';
import { teamPageIdOf } from '../../store/link-ids.ts';
import { type CommittedTexts, commitTexts } from '../commit-texts.ts';
import { newReading, note, readBookings, readRecipients, readTours } from '../reading.ts';

type Needed = Services<'site' | 'privacyKey'>;

/**
 * Commits what an opinion does, together with the end of the work on its message. The commit depends
 * on all that was read, so a text of the same moment is not lost, and nothing happens twice.
 * @returns null when the work has ended already, or the message is gone
 */
export const commitOpinion = (services: Needed, id: string, said: Opinion): Promise<CommittedTexts | null> =>
  withoutConflict(() => commitOnce(services, id, said));

async function commitOnce(services: Needed, id: string, said: Opinion): Promise<CommittedTexts | null> {
  const { store } = services;
  const found = await store.loggedMessages.at(id).readVersioned();
  const asked = found.value?.opinion;
  if (!found.version || !asked || asked.due_at === null) return null;
  const text = found.value;
  const reading = newReading();
  const now = services.now();
  const outcome = actOnOpinion(
    { ...(await readAround(services, reading, text, said)), text, asked, said },
    {
      site: new URL(services.site).host,
      now,
      countries: [],
      linkOf: (booking) => linkOf(services, booking),
    },
  );
  const { did } = outcome;
  const [marked] = outcome.settled;
  const committed = await commitTexts(services, { ...outcome, settled: [] }, reading, true, (commit) => {
    const message_type = marked?.message_type ?? text.message_type;
    const opinion = { ...withoutOpinion(asked), said, did };
    commit.update(found, { opinion, message_type, ...(marked?.plea && { plea: marked.plea }) });
    // The tour editor must not offer it as an answer.
    if (did.includes('points')) commit.delete(store.wrongAnswers.at(id));
    // What may mean danger is not for the whole team to read.
    const page_id = outcome.hunt?.after.page_id;
    if (did.includes('danger') && page_id) commit.delete(store.teamLine(teamPageIdOf(page_id), id));
  });
  log.info('A second opinion was given', { text: id, kind: said.kind, language: said.language, actions: did.length });
  return committed;
}

/** Reads what an opinion depends on: the hunt as it is now, its phones, and the conversation since. */
async function readAround(
  services: Needed,
  reading: ReturnType<typeof newReading>,
  text: WithId<LoggedMessage>,
  said: Opinion,
): Promise<Omit<HeardOpinion, 'text' | 'asked' | 'said'>> {
  const { store } = services;
  const hunt = text.booking_id === null ? null : await store.bookings.at(text.booking_id).readVersioned();
  const booking = hunt?.version ? note(reading, hunt) : null;
  const sender = isPageMessage(text) ? [] : [text.phone_number];
  const numbers = [...new Set([...sender, ...(booking?.phone_numbers ?? [])])];
  const conversation = isPageMessage(text) ? pageConversation(text.booking_id) : text.phone_number;
  const [ended, newest, desk, listed] = await Promise.all([
    store.first(latestOfType(conversation, ANSWER)),
    store.first(newestTextFrom(conversation)),
    store.desk.read(),
    booking && said.kind === 'question' ? store.tours.at(booking.tour_id).read() : null,
    readTours(services, reading, booking ? [booking] : []),
    readRecipients(services, reading, numbers),
    readBookings(services, reading, numbers),
  ]);
  return {
    booking,
    tour: booking && (reading.tours.get(booking.id) ?? null),
    listed,
    bookings: reading.bookings,
    phones: reading.phones,
    desk: desk ?? defaultDesk,
    isAnswered: ended !== null && ended.seq > text.seq,
    hasWritten: newest !== null && newest.seq > text.seq,
  };
}
