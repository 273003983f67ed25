import { randomUUID } from 'node:crypto';
import { isSessionOver, lacksSecondFactor, roleTexts } from '@streetlore/domain/admin';
import { documentId } from '@streetlore/domain/fields';
import {
  type CallableOptions,
  type CallableRequest,
  type CallableResponse,
  HttpsError,
  onCall,
} from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import type { Need } from '../base/config.ts';
import { log, traced } from '../base/log.ts';
import { clientAddress } from './address.ts';
import { invalidInput, unexpected, unverifiedApp } from './errors.ts';
import { needing, services } from './runtime.ts';
import type { Services } from './services.ts';
import { noteError } from './watched.ts';

/** Who calls: a visitor has an anonymous uid, an admin a token with the role. */
export type Caller = {
  uid: string;
  email: string | null;
  isAdmin: boolean;
  /** Client address as seen through Google's front end; for rate limits only. */
  ip: string;
};

type Options<Input extends z.ZodMiniType, Output, N extends Need> = {
  input: Input;
  /** `signed-in`: anybody with a token, anonymous included. `admin`: role claim, checked for revocation. */
  who: 'signed-in' | 'admin';
  /** What `run` needs beyond the database. The function is bound to exactly the secrets of these needs. */
  needs?: readonly N[];
  /** Resources beyond the default. */
  machine?: Pick<
    CallableOptions,
    'cpu' | 'memory' | 'concurrency' | 'timeoutSeconds' | 'minInstances' | 'maxInstances'
  >;
  /** `tell` streams a chunk to clients that accept streaming; for others it does nothing. */
  run: (
    services: Services<NoInfer<N>>,
    input: z.output<Input>,
    caller: Caller,
    tell: (chunk: unknown) => void,
  ) => Promise<Output>;
};

/**
 * One callable function: authenticates, parses the input by its schema, runs the operation and maps errors. An error
 * nobody expected is logged by name and place and reaches the client without detail. `who` stays readable on the function, so
 * that a test can go through all callables and check who may call each.
 */
export function callable<Input extends z.ZodMiniType, Output, N extends Need = never>(
  name: string,
  options: Options<Input, Output, N>,
) {
  const needed = needing<N | 'appCheck'>('appCheck', ...(options.needs ?? []));
  const callee = onCall(
    { ...options.machine, secrets: needed.secrets },
    async (request: CallableRequest<unknown>, response?: CallableResponse): Promise<Output> => {
      return await traced({ function: name, request: requestId(request.data) }, async () => {
        try {
          if (needed.services().appCheck.isEnforced && !request.app) throw unverifiedApp();
          const caller = await identify(request, options.who);
          const parsed = z.safeParse(options.input, request.data);
          if (!parsed.success) throw invalidInput(parsed.error);
          return await options.run(needed.services(), parsed.data, caller, teller(response));
        } catch (error) {
          if (error instanceof HttpsError) throw error;
          log.error('A callable failed', {}, error);
          await noteError(name, error);
          throw unexpected(options.who);
        }
      });
    },
  );
  return Object.assign(callee, { who: options.who });
}

/** A failed chunk is ignored, because the final answer contains everything. */
const teller = (response: CallableResponse | undefined) => (chunk: unknown) => {
  response?.sendChunk(chunk).catch((error: unknown) => log.warn('A callable could not tell its progress', {}, error));
};

/** The request's id, which becomes its audit entry's; a random one if the input has none. */
const withId = z.object({ request_id: documentId });
function requestId(input: unknown): string {
  const named = z.safeParse(withId, input);
  return named.success ? named.data.request_id : randomUUID();
}

async function identify(request: CallableRequest<unknown>, who: 'signed-in' | 'admin'): Promise<Caller> {
  const { auth, rawRequest } = request;
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in first');
  const isAdmin = auth.token.role === 'admin';
  if (who === 'admin') {
    if (!isAdmin) throw new HttpsError('permission-denied', roleTexts.deniedWhy);
    await refuseRevoked(auth.uid, rawRequest.headers.authorization ?? '');
  }
  return {
    uid: auth.uid,
    email: auth.token.email ?? null,
    isAdmin,
    ip: clientAddress(rawRequest.headers['x-forwarded-for'], rawRequest.socket?.remoteAddress),
  };
}

/**
 * Checks for revocation, so that a revoked role or session is refused at once and not when its token expires an hour later. An
 * unverified address may be a stranger's.
 */
async function refuseRevoked(uid: string, authorization: string): Promise<void> {
  const { auth, store } = services();
  try {
    const [token, user, line] = await Promise.all([
      auth.verifyIdToken(authorization.replace(/^Bearer /, ''), true),
      auth.getUser(uid),
      store.admins.at(uid).read(),
    ]);
    const isAdmin = user.customClaims?.role === 'admin' && user.emailVerified;
    const hasFactor = token.firebase.sign_in_second_factor !== undefined;
    // An account without a line could not be revoked, and may lack the second factor.
    const isListed =
      line !== null && !isSessionOver(line, new Date(token.auth_time * 1000)) && !lacksSecondFactor(line, hasFactor);
    if (token.uid === uid && isAdmin && isListed) return;
  } catch (error) {
    log.warn('An admin call was refused', {}, error);
  }
  throw new HttpsError('permission-denied', roleTexts.deniedWhy);
}
