import { AsyncLocalStorage } from 'node:async_hooks';
import { type LogSeverity, logger } from 'firebase-functions/logger';
import { $ZodError } from 'zod/v4/core'; // by its name: `z.core` would bring all of zod into the bundle, its 50 languages included
import { masked, nameIn } from './mask.ts';

/** A name, a code, an id, a count: nothing that holds anything else. */
type Value = string | number | boolean | null;

/**
 * What an entry says beside its text, where it is not null. Flat, so that no object is ever handed to the logger, which would write
 * all of it (it calls `toJSON`: an AxiosError then shows its whole request). `message` and `severity` are the entry's own.
 */
export type LogFields = { readonly [name: string]: Value } & { readonly message?: never; readonly severity?: never };

/** A string literal; `never` for computed strings, so that only fixed texts are logged. */
type Fixed<Text extends string> = Record<never, never> extends Record<Text, true> ? never : Text;

/**
 * The product's log, and the only way to it: what happened in a fixed text, in its fields to what, and of an error what may be
 * said of it. Strings that are no name, code or id are left out, and numbers, addresses and keys in them are masked.
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

/** Drops whatever is no number, name, code or id at run time, whatever the types say. */
function readable(value: unknown): Value {
  if (typeof value === 'string') return nameIn(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The fields that every entry of some work has. */
const about = new AsyncLocalStorage<LogFields>();

/**
 * Runs `work` with `fields` added to all its log entries, across awaits: `text` is the MessageSid of the inbound text that
 * triggered it, `event` Stripe's event id, `request` a callable's request id.
 */
export function traced<Result>(fields: LogFields, work: () => Result): Result {
  return about.run({ ...about.getStore(), ...fields }, work);
}

/** An error of ours whose message is made of fixed words and names of ours alone: the one kind whose message is logged. */
export class LoggableError extends Error {
  override readonly name: string = 'LoggableError';
}

const reasonOf = (error: unknown) => (error instanceof LoggableError ? { reason: masked(error.message) } : null);

/**
 * What may be said of any error: its name, code and HTTP status, where in our code it came from, and our own word for what went
 * wrong (`fault`). Never its message, its cause's, or what else a vendor hangs on it: they name numbers, texts and keys.
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

/** Many vendors' errors are called `Error`, and only their class says more. */
const nameOf = (error: Error) => (error.name === 'Error' ? error.constructor.name : error.name);

/** What an input was refused for, without the input: `phone_numbers.0:invalid_format,email:too_big`. */
const issuesIn = ({ issues }: $ZodError) =>
  issues
    .slice(0, 5)
    .map(({ path, code }) => `${path.join('.')}:${code}`)
    .join(',');

/** The innermost line of a stack that is in our bundle or, in tests, in our sources. */
const OURS =
  /^ +at (?:async )?(?:([\w$.<>]+) \()?(?!.*node_modules).*[\\/](?:(?:lib|build[\\/]functions)[\\/](?=index\.cjs)|functions[\\/]src[\\/](?:.*[\\/])?)([\w.-]+:\d+:\d+)\)?$/m;

/** Where in our code an error came from: `playBatch(index.cjs:120:9)`. Its message, which the stack begins with, is cut off. */
function placeOf({ message, stack = '' }: Error): string | null {
  const from = stack.indexOf(message);
  const [, fn, line] = OURS.exec(stack.slice(from < 0 ? stack.length : from + message.length)) ?? [];
  return line === undefined ? null : fn === undefined ? line : `${fn}(${line})`;
}
