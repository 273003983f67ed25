import {
  type AboutSubmissionInput,
  aboutSubmissionInput,
  type ContestFlag,
  flagTexts,
  suspectsOf,
} from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { HttpsError } from 'firebase-functions/v2/https';
import { type AuditedAction, audit } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';

/** Votes voided per commit. */
const AT_ONCE = 200;

type Admin = Pick<Caller, 'uid' | 'email'>;

/** Takes the votes that a flag suspects out of the count. */
export const voidVotes = callable('voidVotes', { input: aboutSubmissionInput, who: 'admin', run: voidSuspects });

/** Marks the votes that a flag suspects as real. */
export const clearFlag = callable('clearFlag', { input: aboutSubmissionInput, who: 'admin', run: clearSuspects });

/**
 * Voids the suspected votes. Their documents stay, so that the voters cannot vote for the photo again. The
 * write of each makes a trigger count the photo again. The flag is settled last, so that after a crash the
 * next call voids the rest.
 */
export async function voidSuspects(
  services: Services,
  { submission_id }: AboutSubmissionInput,
  caller: Admin,
): Promise<{ voided: number }> {
  return await settle(services, submission_id, caller, async (flag) => {
    const suspects = suspectsOf(flag);
    let voided = 0;
    for (let from = 0; from < suspects.length; from += AT_ONCE)
      voided += await voidSome(services, submission_id, suspects.slice(from, from + AT_ONCE));
    return {
      change: { status: 'voided', voided: flag.voided + voided },
      auditEntry: { action: 'votes_voided', detail: { votes: voided } },
      answer: { voided },
    };
  });
}

export async function clearSuspects(
  services: Services,
  { submission_id }: AboutSubmissionInput,
  caller: Admin,
): Promise<{ cleared: number }> {
  return await settle(services, submission_id, caller, async (flag) => {
    const suspects = suspectsOf(flag);
    return {
      change: { status: 'cleared', cleared: [...new Set([...flag.cleared, ...suspects])] },
      auditEntry: { action: 'flag_cleared', detail: { votes: suspects.length } },
      answer: { cleared: suspects.length },
    };
  });
}

type Verdict<T> = { change: Partial<ContestFlag>; auditEntry: Omit<AuditedAction, 'target'>; answer: T };

/** Settles an open flag. If the flag grows meanwhile, it is judged again with the new votes. */
async function settle<T>(
  services: Services,
  id: string,
  caller: Admin,
  judge: (flag: WithId<ContestFlag>) => Promise<Verdict<T>>,
): Promise<T> {
  const { store } = services;
  return await withoutConflict(async () => {
    const found = await store.flags.at(id).readVersioned();
    if (!found.version || found.value.status !== 'open') throw new HttpsError('failed-precondition', flagTexts.settled);
    const { change, auditEntry, answer } = await judge(found.value);
    const commit = store.commit();
    commit.update(found, { ...change, judged_at: services.now() });
    audit(commit, services, caller, { ...auditEntry, target: found.ref.path });
    await commit.run();
    return answer;
  });
}

/** @returns how many votes of these voters are void now */
async function voidSome({ store }: Services, photo: string, voters: readonly string[]): Promise<number> {
  return await withoutConflict(async () => {
    const votes = await store.readAllVersioned(voters.map((uid) => store.vote(photo, uid)));
    const cast = votes.filter((vote) => vote.version !== null);
    const commit = store.commit();
    for (const vote of cast) if (!vote.value.voided) commit.update(vote, { voided: true });
    await commit.run();
    return cast.length;
  });
}
