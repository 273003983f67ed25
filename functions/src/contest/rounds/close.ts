import {
  type CloseRoundInput,
  close,
  closeRoundInput,
  endedRounds,
  openRound,
  roundTexts,
} from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { londonWeek, spanOfWeek } from '@streetlore/domain/time';
import { HttpsError } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { audit } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { log } from '../../platform/log.ts';
import { services as running } from '../../platform/runtime.ts';
import type { Services } from '../../platform/services.ts';
import { watched } from '../../platform/watched.ts';
import { alreadyExists, withoutConflict } from '../../store/conflict.ts';
import { countStandings } from './standings.ts';

/** Closes what has ended and proposes its winner, in the first minutes of the week in London. */
export const closeRound = onSchedule(
  { schedule: '5 0 * * 1', timeZone: 'Europe/London', retryCount: 3, timeoutSeconds: 300 },
  watched('closeRound', async () => {
    log.info('Rounds closed', { weeks: (await closeDue(running())).join(',') });
  }),
);

/** The same by hand, or one closed round counted again: after votes were voided, or its leader left the wall. */
export const closeRoundNow = callable('closeRoundNow', {
  input: closeRoundInput,
  who: 'admin',
  run: async (services, input, caller) => ({ weeks: await closeByHand(services, input, caller) }),
});

/**
 * Opens the round of this week and closes those of the last weeks that are still open. When nothing is due, it reads a handful
 * of documents and writes none.
 * @returns the weeks it closed
 */
export async function closeDue(services: Services): Promise<string[]> {
  const { db, store } = services;
  const now = services.now();
  const weeks = [londonWeek(now), ...endedRounds(now)];
  const [current, ...past] = await db.getAll(...weeks.map((week) => store.rounds.doc(week)));
  if (current && !current.exists) await open(services, current.id);
  const due = past.filter((round) => !round.exists || round.data()?.status === 'open').map(({ id }) => id);
  const closed = await Promise.all(due.map(async (week) => ((await countRound(services, week)) ? [week] : [])));
  return closed.flat();
}

/** The operation behind `closeRoundNow`. @throws HttpsError for a round that goes on or has its winner */
export async function closeByHand(
  services: Services,
  { week }: CloseRoundInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<string[]> {
  if (week === null) return await closeDue(services);
  const refuse = (message: string) => new HttpsError('failed-precondition', message);
  if (spanOfWeek(week).to > services.now()) throw refuse(roundTexts.stillOpen);
  if (!(await countRound(services, week, caller))) throw refuse(roundTexts.alreadyConfirmed);
  return [week];
}

async function open({ db, store }: Services, week: string): Promise<void> {
  try {
    await db.doc(store.rounds.doc(week).path).create(openRound(week));
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  }
}

/** Counts a round and closes it, unless its winner is named or it never had a photo. */
async function countRound(services: Services, week: string, caller?: Pick<Caller, 'uid' | 'email'>): Promise<boolean> {
  const { db, store } = services;
  return await withoutConflict(async () => {
    const found = await store.rounds.doc(week).get();
    const round = found.data();
    const standings = await countStandings(services, week);
    if (!round && !standings) return false;
    const change = close(round ?? openRound(week), standings ?? [], services.now());
    if (!change) return false;
    const batch = db.batch();
    const ref = db.doc(found.ref.path);
    if (found.updateTime) batch.update(ref, change, { lastUpdateTime: found.updateTime });
    else batch.create(ref, { ...openRound(week), ...change });
    if (caller) audit(batch, services, caller, { action: 'round_counted', target: documents.round(week) });
    await batch.commit();
    return true;
  });
}
