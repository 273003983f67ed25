import type { Submission } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import { serverNow, setPresence, useSession } from '../../../data/index.ts';
import { ensureSignedIn } from '../../../firebase/start.ts';
import { isSettled, type OwnVote, RECOUNT_MS, type ServerCount, shownVotes, toggled } from './own-vote.ts';
import { pressed, voteFlags } from './vote-flags.ts';
import { registered } from './voter.ts';

/** A photo's votes as this browser shows them. */
export type ShownVote = {
  readonly votes: number;
  /** Whether this browser's visitor has voted for it. */
  readonly isCast: boolean;
  /** Votes or takes the vote back; shown at once, undone when it does not go through. Rejects with Firebase's error. */
  readonly toggle: () => Promise<void>;
};

const unsettled = new Map<string, OwnVote>();
const subscribers = new Set<() => void>();
/** The last write of each photo: a vote and its taking back arrive in that order. */
const writes = new Map<string, Promise<boolean>>();

function subscribe(onChange: () => void) {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
}

function keep(id: string, own: OwnVote | null) {
  if (own) unsettled.set(id, own);
  else unsettled.delete(id);
  for (const tell of subscribers) tell();
}

/**
 * Makes the vote document be there or not, and answers whether that changed anything: a browser that forgot its flag may
 * have voted before.
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
  pressed.set(id, cast);
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
      pressed.remove(id);
    }
  }
}

type Voted = Pick<WithId<Submission>, 'id' | 'votes' | 'votes_counted_at'>;
const countOf = ({ votes, votes_counted_at }: Voted): ServerCount => ({
  votes,
  countedAt: votes_counted_at?.getTime() ?? null,
});

/** Writes again what was pressed when a reload cut it short, if anything was; a write that had arrived changes nothing. */
export async function finishPress(photo: Voted): Promise<void> {
  const cast = pressed.get(photo.id);
  if (cast !== null && !writes.has(photo.id)) await toggle(photo.id, cast, countOf(photo));
}

/** On the server nobody is voting: the page is the same for everybody. */
const nothing = () => null;

/**
 * Votes of one photo. Whether this visitor voted is remembered in the browser, not read: a gallery reads no document per
 * card.
 */
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

  // Another account's vote is not this one's to take back; until it is known who is here, the flag is believed.
  const isMine = session.status !== 'ready' || session.data?.uid === flag;
  const isCast = own?.cast ?? (flag !== null && isMine);
  return {
    votes: shownVotes(own, server, Date.now()),
    isCast,
    toggle: useCallback(() => toggle(id, !isCast, { votes, countedAt }), [id, isCast, votes, countedAt]),
  };
}
