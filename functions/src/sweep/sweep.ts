import { sequence, smsMessageSchema, unsettledUntil } from '@streetlore/domain/sms';
import { after } from '@streetlore/domain/time';
import * as z from 'zod/mini';
import { followAccounts } from '../admin/follow-accounts.ts';
import { log } from '../base/log.ts';
import { requeueStaleJobs } from '../blog/enqueue-article.ts';
import { publishDue } from '../blog/publish-due.ts';
import { redrawIdeas } from '../blog/suggest-articles.ts';
import { expireDue } from '../bookings/expire-bookings.ts';
import { giftsToTend, tendGift } from '../bookings/gifts/tend-gifts.ts';
import { closeDueRounds } from '../contest/rounds/close-round.ts';
import { inspectPhoto, photosVotedOn } from '../contest/stuffing/inspect.ts';
import { removeUnsent, unsentUploads } from '../contest/sweep-uploads.ts';
import { correctVoteCount, photosVotedFor } from '../contest/votes/sweep.ts';
import { reconcileTexts } from '../delivery-reports/reconcile-texts.ts';
import { checkHealth } from '../health/check-health.ts';
import { requeueOpinions } from '../hunt/ask-for-opinions.ts';
import { callAbout, huntsToCallAbout } from '../hunt/call-about-needs.ts';
import { endParty, partiesToEnd } from '../hunt/call-last.ts';
import { huntsDue, lookAt } from '../hunt/look-at-hunts.ts';
import { playInboundTexts } from '../hunt/play-inbound-texts.ts';
import { enqueueDueMails } from '../mailing/enqueue-mail.ts';
import { endlessBudget } from '../outbox/budget.ts';
import { drainOutbox } from '../outbox/send.ts';
import { queuePartnerMails } from '../partner-mail/queue-mails.ts';
import { abandonedMoves, finishMove } from '../pictures/photo-status.ts';
import { callable } from '../platform/callable.ts';
import { recordRuns, scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';
import { abandonedErasures, finishErasure } from '../privacy/erase-person.ts';

/** A text that is unsettled for longer than this (ms) has lost its webhook, which gives up after 8 s. */
const STALE = 20_000;
const MAX_AT_ONCE = 200;
const PARALLEL = 8;

/** The work of one sweep, as counts. */
export type SweepReport = {
  /** Admins whose accounts had changed. */
  accounts: number;
  /** Inbound texts played. */
  texts: number;
  /** Silent teams that were asked, and teams whose pause ended. */
  nudged: number;
  called: number;
  /** Parties that the clock has ended. */
  parties: number;
  /** Second opinions asked for again. */
  opinions: number;
  /** Outbound texts sent. */
  sent: number;
  /** Phones with a text of unknown outcome that is now settled. */
  reconciled: number;
  /** Photos whose count of votes was corrected. */
  photos: number;
  flags: number;
  copies: number;
  uploads: number;
  /** People whose interrupted erasure was finished. */
  erasures: number;
  /** Articles queued again. */
  articles: number;
  published: number;
  /** Ideas for posts drawn again. */
  ideas: number;
  partner_mails: number;
  /** Gifts that were sent, reminded of, ended, refunded or looked up. */
  gifts: number;
  mails: number;
  /** Failures, which the next sweep tries again. */
  failed: number;
};

/** Does the work that a lost trigger, a lost task or a dead process has left undone. */
export const sweep = scheduled('sweep', {
  needs: ['texting', 'textLimits', 'payments', 'site', 'privacyKey', 'ai', 'secondFactor'],
  timeoutSeconds: 300,
  run: async (services) => log.info('Swept', await sweepAll(services)),
});

/**
 * Sweeps at once, and also closes rounds and expires bookings. The back office calls it, and so does an
 * installation without a scheduler.
 */
export const sweepNow = callable('sweepNow', {
  input: z.nullish(z.strictObject({})),
  who: 'admin',
  needs: ['texting', 'textLimits', 'payments', 'site', 'privacyKey', 'ai', 'secondFactor'],
  run: async (services) => {
    const swept = {
      ...(await sweepAll(services)),
      rounds: (await closeDueRounds(services)).length,
      ...(await expireDue(services)),
    };
    await recordRuns(services, ['sweep', 'closeRound', 'expireBookings']);
    return swept;
  },
});

/** A failure of one phone, photo, upload or erasure is logged and counted; the next sweep tries it again. */
export async function sweepAll(
  services: Services<'texting' | 'textLimits' | 'payments' | 'site' | 'privacyKey' | 'ai' | 'secondFactor'>,
): Promise<SweepReport> {
  const swept: SweepReport = {
    accounts: 0,
    texts: 0,
    nudged: 0,
    called: 0,
    parties: 0,
    opinions: 0,
    sent: 0,
    reconciled: 0,
    photos: 0,
    flags: 0,
    copies: 0,
    uploads: 0,
    erasures: 0,
    articles: 0,
    published: 0,
    ideas: 0,
    partner_mails: 0,
    gifts: 0,
    mails: 0,
    failed: 0,
  };
  const each = async (ids: string[], work: (id: string) => Promise<void>) => {
    const waiting = [...ids];
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
        try {
          await work(id);
        } catch (error) {
          swept.failed += 1;
          log.error('A sweep failed for one phone, photo, upload or erasing', { id }, error);
        }
    };
    await Promise.all(Array.from({ length: PARALLEL }, worker));
  };
  const add = async (kind: Exclude<keyof SweepReport, 'failed'>, work: (all: typeof services) => Promise<number>) => {
    try {
      swept[kind] += await work(services);
    } catch (error) {
      swept.failed += 1;
      log.error('A sweep failed', { kind }, error);
    }
  };
  // The accounts come first: a revoked admin's old session must end within a minute.
  await add('accounts', followAccounts);
  await each(await phonesWith(services, 'inbound', STALE), async (phone) => {
    const played = await playInboundTexts(services, phone, endlessBudget);
    // `+= await` would lose the counts of parallel workers.
    swept.texts += played;
  });
  // After the inbound texts, so that no team counts as silent whose text waited to be played.
  await each(await huntsDue(services), async (id) => {
    if (await lookAt(services, id)) swept.nudged += 1;
  });
  await each(await huntsToCallAbout(services), async (id) => {
    if (await callAbout(services, id)) swept.called += 1;
  });
  await each(await partiesToEnd(services), async (id) => {
    await endParty(services, id);
    swept.parties += 1;
  });
  await add('opinions', requeueOpinions);
  await each(await phonesWith(services, 'outbound', 0), async (phone) => {
    if (await reconcileTexts(services, phone)) swept.reconciled += 1;
    const sent = await drainOutbox(services, phone);
    swept.sent += sent;
  });
  const counted = await photosVotedOn(services);
  await each([...new Set([...counted, ...(await photosVotedFor(services))])], async (photo) => {
    if (await correctVoteCount(services, photo)) swept.photos += 1;
  });
  await each(counted, async (photo) => {
    if (await inspectPhoto(services, photo)) swept.flags += 1;
  });
  await each(await abandonedMoves(services), async (id) => {
    if (await finishMove(services, id)) swept.copies += 1;
  });
  await each(await unsentUploads(services), async (id) => {
    if (await removeUnsent(services, id)) swept.uploads += 1;
  });
  await each(await abandonedErasures(services), async (id) => {
    if (await finishErasure(services, id)) swept.erasures += 1;
  });
  await add('articles', requeueStaleJobs);
  await add('published', publishDue);
  await add('ideas', redrawIdeas);
  // Before the mails that are due, so that the same sweep schedules them.
  await add('partner_mails', queuePartnerMails);
  await each(await giftsToTend(services), async (id) => {
    await tendGift(services, id);
    swept.gifts += 1;
  });
  await add('mails', enqueueDueMails);
  try {
    await checkHealth(services);
  } catch (error) {
    swept.failed += 1;
    log.error('A sweep failed', { kind: 'health' }, error);
  }
  return swept;
}

async function phonesWith({ store, now }: Services, direction: 'inbound' | 'outbound', age: number) {
  const asked = unsettledUntil(direction, sequence(after(now(), -age), 99), MAX_AT_ONCE);
  const texts = await store.findPart(asked, z.pick(smsMessageSchema, { phone_number: true }));
  return [...new Set(texts.map((text) => text.phone_number))];
}
