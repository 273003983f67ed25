import { collections } from '@streetlore/domain/paths';
import { documentsNaming, personalData } from '@streetlore/domain/privacy';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { storeOptOut } from '../../../functions/src/outbox/opt-out.ts';
import { drainOutbox } from '../../../functions/src/outbox/send.ts';
import { storeTour } from '../../support/store-tour.ts';
import { textsWith } from '../../support/texts.ts';
import { anOrder, type Checkout } from '../bookings/support.ts';
import { pageOf, teamLinkOf, write } from '../hunt/team-world.ts';
import { aText, storeTexts } from '../hunt/world.ts';

/** The people of a hunt: those with a phone, which may have opted out, and those on the team's page. */
export type Group = { phones: ('texted' | 'silent')[]; players: string[]; hasEmail: boolean };

/** A hunt that a group has booked, and what each of its people has been told of it. */
export type TestHunt = Awaited<ReturnType<typeof book>>;

let count = 0;

/** Books and pays a hunt of a tour of its own. Its page players join once they have the link. */
export async function book({ services, ...checkout }: Checkout, group: Group, day: string | null) {
  count += 1;
  const tour_id = `tour-${count}`;
  await storeTour(services.db, tour_id);
  const email = group.hasEmail ? `booker-${count}@example.test` : null;
  const numbers = group.phones.map((_, n) => `+44770090${String(1000 + count * 8 + n)}`);
  const silent = numbers.filter((_, n) => group.phones[n] === 'silent');
  for (const number of silent) await storeOptOut(services, number);
  const participants = Math.max(1, numbers.length + group.players.length);
  const order = anOrder({ tour_id, participants, phone_numbers: numbers, email, day });
  await checkout.place(order);
  const intent = await checkout.pay(order.booking_id);
  for (const event of await checkout.eventsOf(intent.id)) for (const _ of [1, 2]) await checkout.deliver(event);
  const { booking_id } = order;
  const link = async () => {
    const admin = { uid: 'admin-1', isAdmin: true };
    return (await findLinkOfOrder(services, { kind: 'booking', id: booking_id }, admin)).token;
  };
  const team = async () => teamLinkOf(await link());

  /** What has reached the group until now. */
  const told = async () => {
    for (const number of numbers) await drainOutbox(services, number);
    const texts = (await Promise.all(numbers.map((number) => textsWith(services, number))))
      .flat()
      .filter(({ direction, status }) => direction === 'outbound' && status !== 'failed');
    const mails = email ? await services.store.find(documentsNaming(personalData.mails, 'to', [email])) : [];
    const { whole, stops, lines } = await pageOf(services, await team());
    return {
      texts: texts.map(({ id, phone_number, message_type }) => ({ id, phone_number, message_type })),
      mails: mails
        .filter(({ due_at }) => due_at && due_at <= services.now())
        .map(({ id, subject }) => ({ id, subject })),
      lines: lines.map(({ id, text, from }) => ({ id, text, from })),
      state: JSON.stringify([whole, stops]),
    };
  };

  return {
    ...{ booking_id, tour_id, numbers, email, link, team, told },
    texted: numbers.filter((number) => !silent.includes(number)),
    join: async () => {
      for (const name of group.players) await joinByLink(services, { token: (await team()).token, name });
    },
    /** Writes on the team's page, or texts if nobody plays there. */
    say: async (words: string) => {
      services.clock.advance(20 * 60_000);
      const [name] = group.players;
      if (name) return void (await write(services, await team(), name, words));
      const [from = ''] = numbers;
      await storeTexts(services, [aText(services, `SM${crypto.randomUUID()}`, from, words)]);
      await playBatches(services, from);
    },
    /** The texts of this hunt, whichever became of them, without the messages of its page. */
    textsWritten: async () => {
      const found = await services.db.collection(collections.smsMessages).where('booking_id', '==', booking_id).get();
      return found.docs.filter((one) => one.get('channel') !== 'page').length;
    },
  };
}

type Told = Awaited<ReturnType<TestHunt['told']>>;

/** What an event has brought beside what was there before it. */
export const newSince = (before: Told, now: Told) => {
  const fresh = <T extends { id: string }>(all: readonly T[], old: readonly T[]) =>
    all.filter(({ id }) => !old.some((one) => one.id === id));
  return {
    texts: fresh(now.texts, before.texts),
    mails: fresh(now.mails, before.mails),
    lines: fresh(now.lines, before.lines).filter(({ from }) => from === null),
    isPageNew: now.state !== before.state,
  };
};
