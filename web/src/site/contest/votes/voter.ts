import { REGISTRATION_LIFE } from '@streetlore/domain/contest';
import * as z from 'zod/mini';
import { local } from '../../../browser-storage.ts';
import { CallError, callable } from '../../../data/index.ts';

/** The server notes the voter's network. The rules accept no vote before that. */
const registerVoter = callable('registerVoter', z.strictObject({}), z.object({}));

const KEY = 'contest-voter';
/** Pauses (ms) before another try, unless the server has refused or counts too many. */
const PAUSES = [1000, 3000];

/** The voter that this page has registered or is registering, and until when (ms) that counts. */
let known: { uid: string; until: number; registering: Promise<void> } | null = null;

/**
 * Resolves once the voter is registered, at once when this browser has done so lately.
 * @throws CallError when the server refuses, or cannot be reached
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
      const mayPass = error instanceof CallError && !error.isRefusal && error.code !== 'resource-exhausted';
      if (!mayPass || pause === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  local.set(KEY, `${uid} ${until}`);
}

/** In ms; 0 when this browser has not registered the voter. */
function rememberedUntil(uid: string): number {
  const [who, until] = local.get(KEY)?.split(' ') ?? [];
  return who === uid ? Number(until ?? 0) : 0;
}
