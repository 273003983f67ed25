import {
  type CloseRoundInput,
  closedRound,
  closeRoundInput,
  endedRounds,
  openRound,
  roundTexts,
} from '@streetlore/domain/contest';
import { londonWeek, spanOfWeek } from '@streetlore/domain/time';
import { HttpsError } from 'firebase-functions/v2/https';
import { log } from '../../base/log.ts';
import { audit } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { scheduled } from '../../platform/scheduled.ts';
import type { Services } from '../../platform/services.ts';
import { nullIfExists, withoutConflict } from '../../store/conflict.ts';
import { countStandings } from './standings.ts';

/** Closes the rounds that have ended, in the first minutes of the week in London. */
export const closeRound = scheduled('closeRound', {
  retryCount: 3,
  timeoutSeconds: 300,
  run: async (services) => log.info('Rounds closed', { weeks: (await closeDueRounds(services)).join(',') }),
});

/** Closes ended rounds, or counts one again after votes were voided or its leader left the wall. */
export const closeRoundNow = callable('closeRoundNow', {
  input: closeRoundInput,
  who: 'admin',
  run: async (services, input, caller) => ({ weeks: await closeRoundByHand(services, input, caller) }),
});

/**
 * Opens this week's round and closes those of the last weeks. When nothing is due it reads a few documents
 * and writes nothing.
 * @returns the weeks that it closed
 */
export async function closeDueRounds(services: Services): Promise<string[]> {
  const { store } = services;
  const now = services.now();
  const current = store.rounds.at(londonWeek(now));
  const weeks = endedRounds(now);
  const [opened, ...past] = await store.readAll([current, ...weeks.map((week) => store.rounds.at(week))]);
  if (!opened) await nullIfExists(current.create(openRound(current.id)));
  const due = weeks.filter((_, index) => (past[index]?.status ?? 'open') === 'open');
  const closed = await Promise.all(due.map(async (week) => ((await countRound(services, week)) ? [week] : [])));
  return closed.flat();
}

/** @throws HttpsError for a round that is still open or already has its winner */
export async function closeRoundByHand(
  services: Services,
  { week }: CloseRoundInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<string[]> {
  if (week === null) return await closeDueRounds(services);
  const refuse = (message: string) => new HttpsError('failed-precondition', message);
  if (spanOfWeek(week).to > services.now()) throw refuse(roundTexts.stillOpen);
  if (!(await countRound(services, week, caller))) throw refuse(roundTexts.alreadyConfirmed);
  return [week];
}

/** Counts a round and closes it, unless its winner is confirmed or it never had a photo. */
async function countRound(services: Services, week: string, caller?: Pick<Caller, 'uid' | 'email'>): Promise<boolean> {
  const { store } = services;
  return await withoutConflict(async () => {
    const found = await store.rounds.at(week).readVersioned();
    // Counting reads every vote, so a round whose winner is confirmed is not counted.
    if (found.value?.status === 'confirmed') return false;
    const counted = await countStandings(services, week);
    if (!found.value && !counted) return false;
    const round = found.value ?? openRound(week);
    const change = closedRound(round, counted?.standings ?? [], services.now());
    if (!change) return false;
    const commit = store.commit();
    commit.put(found, { ...round, ...change });
    if (counted) commit.set(store.roundOrigins(week), counted.origins);
    if (caller) audit(commit, services, caller, { action: 'round_counted', target: found.ref.path });
    await commit.run();
    return true;
  });
}
