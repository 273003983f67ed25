import { AsyncLocalStorage } from 'node:async_hooks';
import { type LogSeverity, logger } from 'firebase-functions/logger';
// Imported by name: `z.core` would bring all of zod into the bundle, with its 50 languages.
import { $ZodError } from 'zod/v4/core';
import { masked, nameIn } from './mask.ts';

/** A name, a code, an id or a count. Other data must not be logged. */
type Value = string | number | boolean | null;

/**
 * The fields of an entry besides its text; null ones are left out. They hold no objects: the logger calls an
 * object's `toJSON`, and an AxiosError would then show its whole request.
 */
export type LogFields = { readonly [name: string]: Value } & { readonly message?: never; readonly severity?: never };

/** A string literal; `never` for computed strings, so that only fixed texts are logged. */
type Fixed<Text extends string> = Record<never, never> extends Record<Text, true> ? never : Text;

/**
 * The only way to write to the log: a fixed text, fields, and the safe parts of an error
 * (`errorFields`). Strings that are no name, code or id are hidden; phone numbers, addresses and
 * keys in others are masked.
 */
export const log = { info: entering('INFO'), warn: entering('WARNING'), error: entering('ERROR') };

function entering(severity: LogSeverity) {
  return <Text extends string>(text: Text & Fixed<Text>, fields: LogFields = {}, error?: unknown): void => {
    const said = { ...about.getStore(), ...fields, ...(error === undefined ? null : errorFields(error)) };
    const known = Object.entries(said).filter(([, value]) => value !== null);
    const shown = Object.fromEntries(known.map(([name, value]) => [name, readable(value)]));
    logger.write({ ...shown, ...reasonOf(error), severity, message: text });
  };
}

/** Checks at run time what the types promise. */
function readable(value: unknown): Value {
  if (typeof value === 'string') return nameIn(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The fields that `traced` adds to every entry of its work. */
const about = new AsyncLocalStorage<LogFields>();

/**
 * Adds `fields` to all log entries of `work`, across awaits: `text` (Twilio's id of the inbound
 * text), `event` (Stripe's) or `request` (a callable's).
 */
export function traced<Result>(fields: LogFields, work: () => Result): Result {
  return about.run({ ...about.getStore(), ...fields }, work);
}

/** An error whose message has only our fixed words and names. The log shows no other messages. */
export class LoggableError extends Error {
  override readonly name: string = 'LoggableError';
}

const reasonOf = (error: unknown) => (error instanceof LoggableError ? { reason: masked(error.message) } : null);

/**
 * The parts of an error that the log may show:
 * - its name, code and HTTP status, and the name of its cause
 * - where in our code it came from
 * - our own word for what went wrong (`fault`)
 *
 * It never shows messages and other fields of vendors: they have phone numbers, texts and keys.
 */
export function errorFields(error: unknown): LogFields & { error: string } {
  // The error in `safeParse`'s result is not an instance of Error.
  if (error instanceof $ZodError) return { error: 'ZodError', issues: issuesIn(error) };
  if (!(error instanceof Error)) return { error: typeof error };
  const own = error as Error & Record<string, unknown>;
  const at = placeOf(error);
  return {
    error: nameOf(error),
    code: wordIn(own.code),
    status: wordIn(own.status ?? own.statusCode),
    ...(typeof own.fault === 'string' && { fault: own.fault }),
    ...(error.cause instanceof Error && { cause: nameOf(error.cause) }),
    ...(at !== null && { at }),
  };
}

const wordIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null);

/** Many vendors' errors are called `Error`. Only their class says more. */
const nameOf = (error: Error) => (error.name === 'Error' ? error.constructor.name : error.name);

/** Why an input was refused, without the input: `phone_numbers.0:invalid_format,email:too_big`. */
const issuesIn = ({ issues }: $ZodError) =>
  issues
    .slice(0, 5)
    .map(({ path, code }) => `${path.join('.')}:${code}`)
    .join(',');

/** Matches the innermost line of a stack that is in our bundle or, in tests, in our sources. */
const OURS =
  /^ +at (?:async )?(?:([\w$.<>]+) \()?(?!.*node_modules).*[\\/](?:(?:lib|build[\\/]functions)[\\/](?=index\.cjs)|functions[\\/]src[\\/](?:.*[\\/])?)([\w.-]+:\d+:\d+)\)?$/m;

/**
 * Where in our code an error arose: `playBatch(index.cjs:120:9)`. The stack begins with the message, which is
 * removed.
 */
function placeOf({ message, stack = '' }: Error): string | null {
  const from = stack.indexOf(message);
  const [, fn, line] = OURS.exec(stack.slice(from < 0 ? stack.length : from + message.length)) ?? [];
  return line === undefined ? null : fn === undefined ? line : `${fn}(${line})`;
}
