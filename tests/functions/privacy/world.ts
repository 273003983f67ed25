import type { Booking } from '@streetlore/domain/booking';
import type { SubmissionContact } from '@streetlore/domain/contest';
import { leaderboardRow } from '@streetlore/domain/leaderboard';
import { queuedMail } from '@streetlore/domain/mail';
import { documents, storagePaths } from '@streetlore/domain/paths';
import { messageFromPage, pageConversation, queuedText, receivedText, replyToPage } from '@streetlore/domain/sms';
import { newLink } from '@streetlore/domain/subscriber';
import { lineOf, teamPageOf } from '@streetlore/domain/team';
import {
  aBooking,
  aGift,
  anOrderOf,
  aParty,
  aReportCase,
  aReview,
  aSubmission,
  aVoucher,
} from '@streetlore/domain/testing';
import { teamPageIdOf } from '../../../functions/src/store/link-ids.ts';
import type { TestServices } from '../../support/services.ts';

/** A person whose every trace names them. `tag` makes the person different from all others. */
export function personWithTraces(tag: string, number: string) {
  return {
    tag,
    number,
    email: `sam-${tag}@example.org`,
    name: `Samira ${tag}`,
    uid: `uid-${tag}`,
    team: `Team ${tag}`,
  };
}
export type PersonWithTraces = ReturnType<typeof personWithTraces>;

const at = new Date('2026-11-10T12:00:00Z');
const original = ({ uid, tag }: PersonWithTraces) => storagePaths.contestOriginal(uid, `contest_${tag}.jpg`);

/** The id of the page of the booking that a person made. */
export const pageIdOfTraces = (tag: string) => `page-of-${tag}`;

/**
 * Writes everything that can be known of a person: two hunts (one booked by `friend`), texts, the
 * page of a team, a review, a photo, contact messages, a partner and a log entry.
 */
export async function writeTraces(services: TestServices, me: PersonWithTraces, friend: string): Promise<void> {
  const { db, bucket } = services;
  const { tag, number, email, name, uid, team } = me;
  const batch = db.batch();
  const put = (path: string, value: object) => batch.set(db.doc(path), { ...value });
  // Older hunts keep their messages by number.
  const last = { [number]: { kind: 'help' as const }, [friend]: { kind: 'help' as const } };
  const own = aBooking({ phone_numbers: [number, friend], confirmed_at: at, created_at: at });
  const played: Booking = {
    ...own,
    uid,
    email,
    team_name: team,
    status: 'completed',
    completed_at: at,
    hunt: { ...own.hunt, phase: 'completed' },
    page_id: pageIdOfTraces(tag),
    order_id: `${tag}-party`,
    party: { board_id: `${tag}-board`, first_stop: 1, held: false },
    page_players: [name, 'Zoe'].map((player) => ({ name: player, joined_at: at })),
  };
  put(`bookings/${tag}-own`, { ...played, hunt: { ...played.hunt, last } });
  const booking_ids = [`${tag}-own`];
  put(`orders/${tag}-party`, aParty(`${tag}-party`, { uid, booking_ids, party: { team_ids: booking_ids } }));
  put(`leaderboard/${tag}-own`, leaderboardRow(`${tag}-own`, played, at));
  const page = teamPageIdOf(pageIdOfTraces(tag));
  put(`team_pages/${page}`, teamPageOf(`${tag}-own`, played, `${tag}-share`) ?? {});
  const line = { id: `${tag}-page`, from: name, to: null, text: `${name} here`, at, seq: 1 };
  put(`${documents.teamLines(page)}/${tag}-page`, lineOf(line));
  put(`${documents.teamLines(page)}/${tag}-zoe`, lineOf({ ...line, from: 'Zoe', text: 'Hi', seq: 2 }));
  const onPage = { message_content: `${name} here`, booking_id: `${tag}-own`, page_player: name, tour_name: 'Walls' };
  put(`sms_messages/${tag}-page`, messageFromPage({ ...onPage, seen: { phase: 'completed', stop_number: 6 } }, at));
  const reply = { ...onPage, message_content: 'Stop 1', page_player: 'Zoe' };
  put(`sms_messages/${tag}-zoe`, replyToPage({ ...reply, in_reply_to: `${tag}-page`, message_type: 'clue' }, at, 0));
  put(documents.conversation(pageConversation(`${tag}-own`)), { phone_number: null, preview: `${name} here` });
  const { party: _, ...alone } = played;
  const joined = {
    ...alone,
    page_id: null,
    page_players: [],
    uid: 'uid-friend',
    email: 'friend@example.org',
    team_name: 'Friends',
  };
  put(`bookings/${tag}-joined`, { ...joined, phone_numbers: [friend, number], hunt: { ...played.hunt, last } });
  put(`leaderboard/${tag}-joined`, leaderboardRow(`${tag}-joined`, joined, at));
  put(`sms_messages/${tag}-in`, {
    ...receivedText({ sid: tag, from: number, body: `I am ${name}`, segments: 1 }, at),
    settled: true,
  });
  const said = {
    message_content: `Hello ${name}`,
    message_type: 'answer',
    booking_id: `${tag}-own`,
    tour_name: 'Color & Vinyl',
  };
  put(`sms_messages/${tag}-sent`, {
    ...queuedText({ ...said, phone_number: number }, at),
    status: 'delivered',
    settled: true,
  });
  put(`sms_messages/${tag}-queued`, queuedText({ ...said, phone_number: number }, at));
  put(`sms_messages/${tag}-friend`, {
    ...queuedText({ ...said, message_content: 'Hi', phone_number: friend }, at),
    settled: true,
  });
  const review = { tour_id: 'color-vinyl', rating: 5, text: `${name} loved it`, team };
  put(documents.review(`${tag}-own`), aReview(review));
  put(documents.reviewAuthor(`${tag}-own`), { reviewer_phone: number, booking_id: `${tag}-own` });
  put(documents.review(`${tag}-friend`), aReview({ ...review, text: 'Me too' }));
  put(documents.reviewAuthor(`${tag}-friend`), { reviewer_phone: friend, booking_id: `${tag}-own` });
  const missed = {
    tour_id: 'color-vinyl',
    booking_id: `${tag}-own`,
    stop_number: 1,
    solution: 'fox',
    at,
    expires_at: at,
  };
  put(`wrong_answers/${tag}-in`, { ...missed, answer: name });
  put(`sms_phones/${number}`, { opted_out: true, opted_out_at: at, heard: [1] });
  put(documents.player(number), { phone_number: number, email });
  put(documents.conversation(number), { phone_number: number, preview: `I am ${name}` });
  put(`subscribers/${tag}`, { email, status: 'active' });
  put(`newsletter_links/${tag}`, newLink(tag, 'unsubscribe', at));
  put(`mails/${tag}`, queuedMail({ to: email, subject: 'Hello', text: `Hello ${name}` }, at));
  put(`contact_messages/${tag}`, { name, email, message: `${name} was here` });
  const ofTeam = { kind: 'team', thing_id: `${tag}-own`, title: team, text: '' } as const;
  put(`report_cases/team_${tag}-own`, aReportCase(ofTeam));
  const ofReview = {
    kind: 'review',
    thing_id: `${tag}-own`,
    title: `${team} on Walls`,
    text: `${name} loved it`,
  } as const;
  put(`report_cases/review_${tag}-own`, aReportCase(ofReview));
  put(`reports/${tag}`, { email, words: `I am ${name}`, case_id: 'photo_other', reason: 'other', upheld: null });
  put(`partners/${tag}`, { name: 'Rough Trade East' });
  put(documents.partnerCrm(tag), {
    contact_name: name,
    contact_email: null,
    contact_phone: number,
    notes: `Ring ${name}`,
  });
  put(documents.submission(tag), aSubmission({ votes: 1, credit: name }));
  const contact: SubmissionContact = { name, email, phone_number: number, position: null, original: original(me) };
  put(documents.submissionContact(tag), contact);
  put(documents.photoUpload(uid, `contest_${tag}.jpg`), { uid, submission_id: tag });
  put(documents.vote(`${tag}`, uid), { created_at: at });
  put(`gifts/${tag}-prize`, aVoucher({ submission_id: tag }));
  const theirs = { uid: 'uid-friend', buyer_email: 'friend@example.org' };
  const toFriend = { recipient_name: null, recipient_email: 'friend@example.org' };
  const sold = aParty(`${tag}-given`, { uid, booking_ids: [], amount: 5_000 });
  const sells = { gift_id: `${tag}-given`, worth: { kind: 'value', pence: 5_000 } };
  put(`orders/${tag}-given`, { ...sold, sells, party: null });
  put(`gifts/${tag}-given`, aGift({ ...toFriend, uid, buyer_email: email, message: `From ${name}` }));
  put(`gifts/${tag}-got`, aGift({ ...theirs, recipient_name: name, recipient_email: email, message: 'Enjoy' }));
  put(`audit_log/${tag}`, { action: 'looked', target: `players/${number}`, detail: {} });
  await batch.commit();
  await bucket.file(original(me)).save(`photo by ${name}`);
  await bucket.file(storagePaths.contestPublished(tag, '480.webp')).save('picture');
}

/** Writes a finished hunt that was played on its team's page alone: nobody has told us a number. */
export async function writePageHunt({ db }: TestServices, me: PersonWithTraces): Promise<void> {
  const { tag, email, name, uid, team } = me;
  const batch = db.batch();
  const put = (path: string, value: object) => batch.set(db.doc(path), { ...value });
  const own = aBooking({ phone_numbers: [], participants: 2, confirmed_at: at, created_at: at });
  const [booking_id, page_id, order_id] = [`${tag}-on-page`, pageIdOfTraces(tag), `${tag}-on-page`];
  const played: Booking = {
    ...{ ...own, uid, email, order_id, page_id, team_name: team, status: 'completed', completed_at: at },
    page_players: [{ name, joined_at: at }],
  };
  put(`bookings/${booking_id}`, played);
  put(`orders/${order_id}`, anOrderOf({ ...played, id: booking_id }));
  const page = teamPageIdOf(page_id);
  put(`team_pages/${page}`, teamPageOf(booking_id, played, `${tag}-share`) ?? {});
  const line = { id: `${tag}-line`, from: name, to: null, text: `${name} here`, at, seq: 1 };
  put(`${documents.teamLines(page)}/${line.id}`, lineOf(line));
  const said = { message_content: line.text, booking_id, page_player: name, tour_name: 'Walls' };
  put(`sms_messages/${tag}-said`, messageFromPage(said, at));
  put(documents.conversation(pageConversation(booking_id)), { phone_number: null, preview: line.text });
  put(documents.review(`${tag}-page`), aReview({ tour_id: 'color-vinyl', text: `${name} loved it`, team }));
  put(documents.reviewAuthor(`${tag}-page`), { reviewer_phone: null, page_player: name, booking_id });
  await batch.commit();
}

/** Every document and every file as text, by path. */
export async function everything({ db, bucket }: TestServices): Promise<Map<string, string>> {
  const below = ['private', 'votes', 'lines', 'stops'].map((name) => db.collectionGroup(name));
  const found = await Promise.all([...(await db.listCollections()), ...below].map((collection) => collection.get()));
  const texts = new Map(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, JSON.stringify(one.data())])));
  const [files] = await bucket.getFiles();
  for (const file of files) texts.set(`storage/${file.name}`, (await file.download())[0].toString());
  return texts;
}

/**
 * Paths of every document and file that still identifies somebody. A vote is anonymous once nothing
 * links its voter to a person.
 */
export async function tracesOf(
  services: TestServices,
  { tag, number, email, name, uid, team }: PersonWithTraces,
): Promise<string[]> {
  const national = number.slice(3);
  const canaries = [number, national, email, name, uid, team];
  const all = [...(await everything(services))].filter(([path]) => path !== documents.vote(tag, uid));
  return all
    .filter(([path, text]) => canaries.some((one) => path.includes(one) || text.includes(one)))
    .map(([path]) => path);
}
