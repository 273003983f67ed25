import { defaultDesk } from '@streetlore/domain/desk';
import {
  type Conditions,
  decideTexts,
  type GatheredTexts,
  type KnownFacts,
  type Outcome,
} from '@streetlore/domain/playing';
import { figuresWithText } from '@streetlore/domain/stats';
import { log } from '../base/log.ts';
import { segmentsLeft } from '../budgets/segments-left.ts';
import { enqueueBookingMail } from '../mailing/order-mails.ts';
import type { Budget } from '../outbox/budget.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { askForFigures } from '../platform/ask-for-counts.ts';
import { linkOf } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { askForOpinions } from './ask-for-opinions.ts';
import { type CommittedTexts, commitTexts } from './commit-texts.ts';
import { countFailure } from './dead-letter.ts';
import { figuresOfTexts } from './figures-of-texts.ts';
import { type ArrivingText, gatherTexts } from './gather-texts.ts';
import { MAX_TEXTS } from './reading.ts';

export type PlayServices = Services<'site' | 'privacyKey' | 'textLimits'>;

/** The most batches that one call plays. The sweep plays the rest. */
const MAX_BATCHES = 20;

/**
 * Plays a phone's inbound texts, sends the replies and counts a text that could not be played.
 * @param arriving a text of the phone that is still being stored
 * @returns how many texts were settled
 * @throws when a text could not be played; the failed attempt has been counted by then
 */
export async function playInboundTexts(
  services: Sending & PlayServices,
  phone: string,
  budget: Budget,
  arriving: ArrivingText = null,
): Promise<number> {
  const deliver = ({ phones, ...committed }: CommittedTexts) => sendNow(services, phones, { budget, ...committed });
  try {
    return await playBatches(services, phone, canSend(services) ? deliver : null, arriving);
  } catch (error) {
    // Playing may have failed before the text was stored. A text that was never stored is not
    // counted.
    const [stored] = await Promise.allSettled([arriving]);
    if (stored.status === 'fulfilled') {
      // The commit that plays a text counts it. This text may never be played.
      if (stored.value) await askForFigures(services, figuresWithText(stored.value.value));
      await countFailure(services, phone, error);
    }
    throw error;
  }
}

/**
 * False while the settings for sending are missing or malformed. Texts are played all the same.
 * Their replies stay queued and nobody claims them.
 */
function canSend(services: Sending): boolean {
  try {
    return services.texting !== undefined;
  } catch (error) {
    log.error('Replies stay in the outbox', {}, error);
    return false;
  }
}

/**
 * Plays all unsettled texts of a number together with those of the other phones of its group,
 * oldest first. Any number of calls may run at once; each text has its effect once.
 * @param deliver sends the replies of a commit and does not throw; without it the replies stay
 * queued
 * @returns how many texts were settled
 */
export async function playBatches(
  services: PlayServices,
  phone: string,
  deliver: ((committed: CommittedTexts) => Promise<void>) | null = null,
  arriving: ArrivingText = null,
): Promise<number> {
  // Only the first attempt needs `arriving`. A later attempt finds the text stored, or settled by a
  // faster call.
  let unread = arriving;
  const play = () => {
    const own = unread;
    unread = null;
    return playBatch(services, phone, deliver !== null, own);
  };
  const deliveries: Promise<void>[] = [];
  let settled = 0;
  try {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const played = await withoutConflict(play);
      if (!played) break;
      settled += played.settled;
      if (deliver) deliveries.push(deliver(played.committed));
      const { opinions, mail } = played.committed;
      deliveries.push(askForOpinions(services, opinions), enqueueBookingMail(services, mail));
      if (!played.isMoreLeft) break;
    }
  } finally {
    await Promise.all(deliveries);
  }
  return settled;
}

type Batch = {
  committed: CommittedTexts;
  settled: number;
  /**
   * Whether unsettled texts are left. Texts stored after the reading do not count: the call that
   * stored them plays them.
   */
  isMoreLeft: boolean;
};

/** Plays the oldest texts in one commit. @returns null when there is no unsettled text */
async function playBatch(
  services: PlayServices,
  phone: string,
  isSender: boolean,
  arriving: ArrivingText,
): Promise<Batch | null> {
  const reading = await gatherTexts(services, phone, arriving);
  if (reading.texts.length === 0) return null;
  const outcome = await decide(services, reading);
  const figures = figuresOfTexts(services, outcome, reading);
  const committed = await commitTexts(services, outcome, reading, isSender, figures);
  const settled = outcome.settled.length;
  return { committed, settled, isMoreLeft: settled < reading.texts.length || settled >= MAX_TEXTS };
}

/**
 * Decides what texts do, or a message from the team's page. A partner, the day's budget or the desk
 * is looked up only for a decision that depends on it.
 */
export async function decide(services: PlayServices, gathered: GatheredTexts): Promise<Outcome> {
  const { site, textLimits, store } = services;
  const conditions: Conditions = {
    site: new URL(site).host,
    now: services.now(),
    countries: textLimits.countries,
    linkOf: (booking) => linkOf(services, booking),
  };
  const partners = new Map<string, boolean>();
  const facts: KnownFacts = { partners, segmentsLeft: null, desk: null };
  for (;;) {
    const outcome = decideTexts(gathered, conditions, facts);
    const { unknown } = outcome;
    if (unknown.partners.length === 0 && !unknown.segmentsLeft && !unknown.desk) return outcome;
    for (const id of unknown.partners) partners.set(id, (await store.partners.at(id).read())?.status === 'active');
    if (unknown.segmentsLeft) facts.segmentsLeft = await segmentsLeft(services);
    if (unknown.desk) facts.desk = (await store.desk.read()) ?? defaultDesk;
  }
}
