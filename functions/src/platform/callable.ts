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
import { waitForRequests } from './ask-for-counts.ts';
import { type CallLimit, countCall } from './call-limit.ts';
import { invalidInput, unexpectedError, unverifiedApp } from './errors.ts';
import { needing, services } from './runtime.ts';
import type { Services } from './services.ts';
import { recordError } from './watched.ts';

/** Who calls. A visitor has an anonymous uid. The token of an admin has the role. */
export type Caller = {
  uid: string;
  email: string | null;
  isAdmin: boolean;
  /** When the session began. */
  signedInAt: Date;
  /** Whether the session began with a second factor. */
  hasSecondFactor: boolean;
  /** The client's network as Google's front end sees it; for rate limits only. */
  ip: string;
};

type Options<Input extends z.ZodMiniType, Output, N extends Need> = {
  input: Input;
  /**
   * `signed-in`: anybody with a token, even an anonymous one. `admin`: a token with the role,
   * checked for revocation.
   */
  who: 'signed-in' | 'admin';
  /**
   * The needs of `run` beyond the database. The function is bound to exactly the secrets of these
   * needs.
   */
  needs?: readonly N[];
  /**
   * How often a caller may call. The call is counted after its input is parsed and before `run`. A
   * call over the limit is refused.
   */
  limit?: CallLimit;
  /** What else limits a caller, in words for docs/access.md: what `run` counts, and budgets. */
  limitedBy?: string;
  /** Resources beyond the default. */
  machine?: Pick<
    CallableOptions,
    'cpu' | 'memory' | 'concurrency' | 'timeoutSeconds' | 'minInstances' | 'maxInstances'
  >;
  /** `tell` streams a chunk to clients that accept streaming; for other clients it does nothing. */
  run: (
    services: Services<NoInfer<N>>,
    input: z.output<Input>,
    caller: Caller,
    tell: (chunk: unknown) => void,
  ) => Promise<Output>;
};

/**
 * One callable function: authenticates the caller, parses the input by its schema, counts the call,
 * runs the operation and maps errors. An unexpected error is logged by its name and place; the
 * client gets no detail.
 * The function has `who`, `limit` and `limitedBy` as properties, so that tests and docs/access.md
 * say for every callable who may call it and how often. Its `operate` is the operation behind the
 * limit, for tests without a request.
 */
export function callable<Input extends z.ZodMiniType, Output, N extends Need = never>(
  name: string,
  options: Options<Input, Output, N>,
) {
  const { who, limit, limitedBy, needs = [], run } = options;
  const counting: readonly 'appKey'[] = limit ? ['appKey'] : [];
  const needed = needing<N | 'appCheck' | 'appKey'>('appCheck', ...counting, ...needs);
  const operate = async (
    services: Services<NoInfer<N> | 'appKey'>,
    input: z.output<Input>,
    caller: Caller,
    tell: (chunk: unknown) => void = () => undefined,
  ): Promise<Output> => {
    if (limit) await countCall(services, limit, caller);
    return await run(services, input, caller, tell);
  };
  const callee = onCall(
    { ...options.machine, secrets: needed.secrets },
    async (request: CallableRequest<unknown>, response?: CallableResponse): Promise<Output> => {
      return await traced({ function: name, request: requestId(request.data) }, async () => {
        try {
          if (needed.services().appCheck.isEnforced && !request.app) throw unverifiedApp();
          const caller = await identify(request, who);
          const parsed = z.safeParse(options.input, request.data);
          if (!parsed.success) throw invalidInput(parsed.error);
          return await operate(needed.services(), parsed.data, caller, teller(response));
        } catch (error) {
          if (error instanceof HttpsError) throw error;
          log.error('A callable failed', {}, error);
          await recordError(name, error);
          throw unexpectedError(who);
        } finally {
          await waitForRequests();
        }
      });
    },
  );
  return Object.assign(callee, { who, limit, limitedBy, operate });
}

/** A chunk that fails is ignored, because the final answer contains everything. */
const teller = (response: CallableResponse | undefined) => (chunk: unknown) => {
  response?.sendChunk(chunk).catch((error: unknown) => log.warn('A callable could not tell its progress', {}, error));
};

/** The request's id, which is also the id of its audit entry; a random id if the input has none. */
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
    signedInAt: new Date((auth.token.auth_time ?? 0) * 1000),
    hasSecondFactor: auth.token.firebase.sign_in_second_factor !== undefined,
    ip: clientAddress(rawRequest.headers['x-forwarded-for'], rawRequest.socket?.remoteAddress),
  };
}

/**
 * Refuses an admin whose role or session has been revoked, at once and not only when the token
 * expires an hour later. An account with an unverified email address is refused too: the address
 * may belong to a stranger.
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
    // An account without a document in `admins` could not be revoked, and may lack the second
    // factor.
    const isListed =
      line !== null && !isSessionOver(line, new Date(token.auth_time * 1000)) && !lacksSecondFactor(line, hasFactor);
    if (token.uid === uid && isAdmin && isListed) return;
  } catch (error) {
    log.warn('An admin call was refused', {}, error);
  }
  throw new HttpsError('permission-denied', roleTexts.deniedWhy);
}
