import { REGISTRATION_LIFE } from '@streetlore/domain/contest';
import * as z from 'zod/mini';
import { local } from '../../../browser-storage.ts';
import { CallError, callable } from '../../../data/index.ts';

/** Tells the server that somebody votes; it notes from which network, against stuffed votes. Rules take no vote before. */
const registerVoter = callable('registerVoter', z.strictObject({}), z.object({}));

const KEY = 'contest-voter';
/** Pauses (ms) before another try where the server could not be reached. */
const PAUSES = [1000, 3000];

/** Who is registered or being registered by this page, and until when (ms) that may be relied on. */
let known: { uid: string; until: number; registering: Promise<void> } | null = null;

/**
 * Resolves once the voter is registered, at once where this browser has done so lately. Several votes ask once. Rejects with
 * CallError when it is refused, or the server stays out of reach.
 */
export function registered(uid: string): Promise<void> {
  if (known?.uid === uid && Date.now() < known.until) return known.registering;
  const remembered = rememberedUntil(uid);
  const isRemembered = Date.now() < remembered;
  const until = isRemembered ? remembered : Date.now() + REGISTRATION_LIFE;
  const registering = isRemembered ? Promise.resolve() : register(uid, until);
  known = { uid, until, registering };
  registering.catch(() => {
    known = null;
  });
  return registering;
}

async function register(uid: string, until: number): Promise<void> {
  for (const pause of [...PAUSES, null]) {
    try {
      await registerVoter({});
      break;
    } catch (error) {
      const isLost = error instanceof CallError && error.code === 'unavailable';
      if (!isLost || pause === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  local.set(KEY, `${uid} ${until}`);
}

/** Until when (ms) this browser may rely on having registered somebody; 0 where it has not. */
function rememberedUntil(uid: string): number {
  const [who, until] = local.get(KEY)?.split(' ') ?? [];
  return who === uid ? Number(until ?? 0) : 0;
}
