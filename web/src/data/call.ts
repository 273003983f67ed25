import type { FirebaseError } from 'firebase/app';
import * as z from 'zod/mini';
import { hostAndPort } from '../firebase/config.ts';
import { importAgain } from '../firebase/import-again.ts';
import { ensureSignedIn, firebase } from '../firebase/start.ts';

/** One input field that the server refused, in dotted form such as `phone_numbers.1`. */
export type FieldFault = {
  readonly field: string;
  readonly message: string;
};

/** The codes by which our functions refuse (`Problem` in the domain). */
const refusals = new Set([
  'already-exists',
  'failed-precondition',
  'invalid-argument',
  'not-found',
  'permission-denied',
]);

/** Whether a message comes from the SDK. When our functions give no text, it repeats the code. */
const isOfSdk = (code: string, message: string) => message.toLowerCase() === code;

/** `code` is Firebase's without its prefix, such as 'unavailable' or 'invalid-argument'. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: string;
  /** The refused fields, for messages beside them; empty when no field is to blame. */
  readonly faults: readonly FieldFault[];
  /**
   * The reason, in words that tell people what to do. The message only says what failed. Null when
   * the server gave no reason.
   */
  readonly reason: string | null;
  /**
   * Whether the server has decided against the request. After any other failure the same request
   * may be sent again, and may have had its effect already.
   */
  readonly isRefusal: boolean;

  constructor(
    code: string,
    message: string,
    faults: readonly FieldFault[],
    { reason = null, ...options }: ErrorOptions & { reason?: string | null } = {},
  ) {
    super(message, options);
    this.code = code;
    this.faults = faults;
    this.reason = reason;
    this.isRefusal = refusals.has(code) && !isOfSdk(code, message);
  }
}

const detailsSchema = z.object({
  field: z.optional(z.string()),
  reason: z.optional(z.string()),
  faults: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

function isFirebaseError(error: unknown): error is FirebaseError & { details?: unknown } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

export const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';

/** Keeps a server's message that is meant for people. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (!isFirebaseError(error))
    return new CallError('unknown', 'Something went wrong. Please try again.', [], { cause: error });
  const code = error.code.replace(/^functions\//, '');
  const details = detailsSchema.safeParse(error.details);
  const { field, faults, reason = null } = details.success ? details.data : {};
  // The SDK appends the HTTP status to every message, such as ' [400]'. People cannot use the
  // status.
  const said = error.message.replace(/ \[\d+\]$/, '');
  const lost = /^(internal|unavailable|deadline-exceeded)$/i.test(said) || code === 'auth/network-request-failed';
  const message = lost ? UNREACHABLE : said;
  const known = faults ?? (field ? [{ field, message }] : []);
  return new CallError(lost ? 'unavailable' : code, message, known, { reason, cause: error });
}

async function startFunctions() {
  const { connectFunctionsEmulator, getFunctions, httpsCallable } = await importAgain(
    () => import('firebase/functions'),
  );
  const { app, environment } = firebase();
  const functions = getFunctions(app, environment.VITE_FUNCTIONS_REGION);
  if (environment.VITE_EMULATOR_FUNCTIONS) {
    connectFunctionsEmulator(functions, ...hostAndPort(environment.VITE_EMULATOR_FUNCTIONS));
  }
  return { functions, httpsCallable };
}

let starting: ReturnType<typeof startFunctions> | undefined;

/** If the SDK's code cannot be fetched, the next call tries again. */
function functionsOfRegion() {
  starting ??= startFunctions().catch((cause: unknown) => {
    starting = undefined;
    throw new CallError('unavailable', UNREACHABLE, [], { cause });
  });
  return starting;
}

/**
 * Makes a client for the function `name`. The schemas give its types and check the answer. A visitor is
 * signed in anonymously first. Rejects with CallError only.
 */
export function callable<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  name: string,
  _input: Input,
  output: Output,
): (input: z.input<Input>) => Promise<z.output<Output>> {
  return async (input) => {
    try {
      await ensureSignedIn();
      const { functions, httpsCallable } = await functionsOfRegion();
      const { data } = await httpsCallable<z.input<Input>, unknown>(functions, name)(input);
      return output.parse(data) as z.output<Output>;
    } catch (error) {
      throw toCallError(error);
    }
  };
}

type StreamOptions<Chunk> = {
  readonly onChunk: (chunk: Chunk) => void;
  readonly signal?: AbortSignal;
};

/**
 * Like `callable`, for a function that reports its progress to `onChunk`. It has no time limit: only the
 * signal ends it. Rejects with CallError only ('cancelled' after an abort).
 */
export function streamingCallable<
  Input extends z.ZodMiniType,
  Chunk extends z.ZodMiniType,
  Output extends z.ZodMiniType,
>(name: string, _input: Input, chunk: Chunk, output: Output) {
  return async (
    input: z.input<Input>,
    { onChunk, signal }: StreamOptions<z.output<Chunk>>,
  ): Promise<z.output<Output>> => {
    try {
      await ensureSignedIn();
      const { functions, httpsCallable } = await functionsOfRegion();
      const call = httpsCallable<z.input<Input>, unknown, unknown>(functions, name);
      const { stream, data } = await call.stream(input, signal ? { signal } : {});
      // A failure rejects both promises. The loop below reports the stream's rejection, so the
      // answer's is ignored.
      data.catch(() => undefined);
      for await (const piece of stream) onChunk(chunk.parse(piece) as z.output<Chunk>);
      return output.parse(await data) as z.output<Output>;
    } catch (error) {
      throw toCallError(error);
    }
  };
}
