import * as functions from '../../functions/src/index.ts';
import type { Callable } from './callables.ts';

type Known = Callable<unknown> & { who: 'signed-in' | 'admin' };

const isCallable = (value: unknown): value is Known => typeof value === 'function' && 'run' in value && 'who' in value;

/** Every callable that only admins may call, by the name under which it is deployed. */
export const adminCallables: readonly (readonly [name: string, Callable<unknown>])[] = Object.entries(
  functions,
).flatMap(([name, value]: [string, unknown]) =>
  isCallable(value) && value.who === 'admin' ? [[name, value] as const] : [],
);
