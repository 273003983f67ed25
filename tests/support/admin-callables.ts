import * as functions from '../../functions/src/index.ts';
import type { Callable } from './callables.ts';

type Known = Callable<unknown> & { who: 'signed-in' | 'admin' };
type Named = readonly (readonly [name: string, Callable<unknown>])[];

const isCallable = (value: unknown): value is Known => typeof value === 'function' && 'run' in value && 'who' in value;

const callablesFor = (who: Known['who']): Named =>
  Object.entries(functions).flatMap(([name, value]: [string, unknown]) =>
    isCallable(value) && value.who === who ? [[name, value] as const] : [],
  );

/** Every callable that only admins may call, by the name under which it is deployed. */
export const adminCallables = callablesFor('admin');
/** Every callable that visitors may call, in the same form. */
export const visitorCallables = callablesFor('signed-in');
