import { defaultDesk } from '@streetlore/domain/desk';
import { CALL_AFTER_MS, callAboutNeeds, type HuntNeeds, huntsInNeedSince } from '@streetlore/domain/needs';
import type { WithId } from '@streetlore/domain/query';
import { after } from '@streetlore/domain/time';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { withoutConflict } from '../store/conflict.ts';

/** How many hunts are read at a time. */
const PART = 50;

/**
 * The ids of hunts that have needed an admin for ten minutes, and about which nobody on duty has had a
 * text. It looks at all of them: those that were called about long ago hide no new one. None while no
 * phone is on duty.
 */
export async function huntsToCallAbout(services: Sending): Promise<string[]> {
  const { store, now } = services;
  const desk = (await store.desk.read()) ?? defaultDesk;
  if (desk.numbers.length === 0) return [];
  const at = { desk, site: new URL(services.site).host, now: now() };
  const due: string[] = [];
  for (let behind: WithId<HuntNeeds> | null = null; ; ) {
    const part: readonly WithId<HuntNeeds>[] = await store.find(
      huntsInNeedSince(after(at.now, -CALL_AFTER_MS), PART, behind),
    );
    due.push(...part.filter((hunt) => callAboutNeeds(hunt, at)).map(({ id }) => id));
    behind = part.at(-1) ?? null;
    if (part.length < PART) return due;
  }
}

/**
 * Texts the phones on duty about one hunt, once for each reason at a stop. The texts' ids derive from
 * the reason, so two sweeps send nothing twice.
 * @returns whether a text was queued
 */
export async function callAbout(services: Sending, id: string): Promise<boolean> {
  const { store } = services;
  const site = new URL(services.site).host;
  const phones = await withoutConflict(async () => {
    const [found, desk] = await Promise.all([store.huntNeeds.at(id).readVersioned(), store.desk.read()]);
    if (!found.version) return [];
    const call = callAboutNeeds({ ...found.value, id }, { desk: desk ?? defaultDesk, site, now: services.now() });
    if (!call) return [];
    const commit = store.commit();
    commit.update(found, { called: call.called });
    for (const text of call.texts) commit.create(store.messages.at(text.id), text);
    await commit.run();
    return call.texts.map(({ phone_number }) => phone_number);
  });
  if (phones.length > 0) await sendNow(services, phones);
  return phones.length > 0;
}
