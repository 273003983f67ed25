import type { Submission } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import { serverNow, setPresence, useSession } from '../../../data/index.ts';
import { ensureSignedIn } from '../../../firebase/start.ts';
import { isSettled, type OwnVote, RECOUNT_MS, type ServerCount, shownVotes, toggled } from './own-vote.ts';
import { pendingVotes, voteFlags } from './vote-flags.ts';
import { registered } from './voter.ts';

export type ShownVote = {
  readonly votes: number;
  readonly isCast: boolean;
  /** Shown at once, and undone when the write fails. @throws Firebase's error */
  readonly toggle: () => Promise<void>;
};

const unsettled = new Map<string, OwnVote>();
const subscribers = new Set<() => void>();
/** The last write of each photo. The next one waits for it, so votes arrive in order. */
const writes = new Map<string, Promise<boolean>>();

function subscribe(onChange: () => void) {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
}

function keep(id: string, own: OwnVote | null) {
  if (own) unsettled.set(id, own);
  else unsettled.delete(id);
  for (const notify of subscribers) notify();
}

/**
 * Writes or deletes the vote.
 * @returns whether that changed anything: a browser that forgot its flag may have voted before
 */
async function write(id: string, cast: boolean): Promise<boolean> {
  const uid = await ensureSignedIn();
  if (cast) await registered(uid);
  const changed = await setPresence(documents.vote(id, uid), cast ? { created_at: serverNow() } : null);
  voteFlags.set(id, cast ? uid : null);
  return changed;
}

async function toggle(id: string, cast: boolean, server: ServerCount): Promise<void> {
  keep(id, toggled(unsettled.get(id) ?? null, cast, server));
  pendingVotes.set(id, cast);
  const writing = (writes.get(id) ?? Promise.resolve(false)).catch(() => false).then(() => write(id, cast));
  writes.set(id, writing);
  const isLast = () => writes.get(id) === writing;
  try {
    const changed = await writing;
    const own = unsettled.get(id);
    if (own && isLast()) keep(id, { ...own, before: changed ? own.before : own.cast, writtenAt: Date.now() });
  } catch (error) {
    const own = unsettled.get(id);
    if (own && isLast()) keep(id, { ...own, cast: !cast, writtenAt: Date.now() });
    throw error;
  } finally {
    if (isLast()) {
      writes.delete(id);
      pendingVotes.remove(id);
    }
  }
}

type Voted = Pick<WithId<Submission>, 'id' | 'votes' | 'votes_counted_at'>;
const countOf = ({ votes, votes_counted_at }: Voted): ServerCount => ({
  votes,
  countedAt: votes_counted_at?.getTime() ?? null,
});

/** Writes again a press that a reload cut short. A write that had arrived changes nothing. */
export async function finishPendingVote(photo: Voted): Promise<void> {
  const cast = pendingVotes.get(photo.id);
  if (cast !== null && !writes.has(photo.id)) await toggle(photo.id, cast, countOf(photo));
}

/** The server renders the same page for everybody. */
const nothing = () => null;

/** The browser remembers its vote, so a gallery reads no document per card. */
export function useVote(photo: Voted): ShownVote {
  const { id } = photo;
  const { votes, countedAt } = countOf(photo);
  const own = useSyncExternalStore(subscribe, () => unsettled.get(id) ?? null, nothing);
  const flag = useSyncExternalStore(voteFlags.subscribe, () => voteFlags.get(id), nothing);
  const session = useSession();
  const [, look] = useReducer((times: number) => times + 1, 0);

  const server = { votes, countedAt };
  const settled = own !== null && isSettled(own, server, Date.now());
  useEffect(() => {
    if (settled) keep(id, null);
  }, [id, settled]);
  const writtenAt = own?.writtenAt ?? null;
  useEffect(() => {
    if (writtenAt === null) return;
    const timer = setTimeout(look, writtenAt + RECOUNT_MS - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [writtenAt]);

  // A visitor cannot take back another account's vote. The flag counts until the session is known.
  const isMine = session.status !== 'ready' || session.data?.uid === flag;
  const isCast = own?.cast ?? (flag !== null && isMine);
  return {
    votes: shownVotes(own, server, Date.now()),
    isCast,
    toggle: useCallback(() => toggle(id, !isCast, { votes, countedAt }), [id, isCast, votes, countedAt]),
  };
}
