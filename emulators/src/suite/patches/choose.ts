import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';

/** The memory is in bytes. */
export type Machine = { readonly processors: number; readonly memory: number };

/** The patches of a run (README.md), as paths of files to preload. */
export type Patches = {
  readonly inFirebaseTools: readonly string[];
  readonly inFunctions: readonly string[];
  /** One line for people: what is patched, and why. */
  readonly says: string;
};

/** Without these the emulators answer otherwise than Firebase does, and tests fail. */
const ALWAYS = ['function-deaths', 'hosting-addresses', 'storage-deletions'];

/** Without these the suite needs more memory and more of a processor than a small machine has. */
const ON_SMALL_MACHINES = ['function-workers', 'lazy-auth'];
const ON_SMALL_MACHINES_IN_FUNCTIONS = ['quick-worker'];

/**
 * Below either of these a machine is small. Unpatched, the suite grows to some 7 GB in an hour, and
 * a browser, an editor and the tests come on top.
 */
const ENOUGH: Machine = { processors: 4, memory: 16 * 2 ** 30 };

const thisMachine = (): Machine => ({ processors: availableParallelism(), memory: totalmem() });

/**
 * Decides which patches a run has. `hasOwnRules`: whether StorageRulesRuntime.java stands in for a
 * runtime that cannot be downloaded. `wanted`, from the environment, overrides the machine's size.
 */
export function choosePatches(
  hasOwnRules: boolean,
  machine = thisMachine(),
  wanted = process.env.STREETLORE_MACHINE,
): Patches {
  const isSmall =
    wanted === 'small' ||
    (wanted !== 'large' && (machine.processors < ENOUGH.processors || machine.memory < ENOUGH.memory));
  const inFirebaseTools = [...ALWAYS, ...(isSmall ? ON_SMALL_MACHINES : [])];
  const inFunctions = isSmall ? ON_SMALL_MACHINES_IN_FUNCTIONS : [];
  const size = `${machine.processors} processors, ${Math.round(machine.memory / 2 ** 30)} GB`;
  const says = [
    `always ${ALWAYS.join(', ')}`,
    isSmall
      ? `for a small machine (${wanted ? 'STREETLORE_MACHINE' : size}) ${[...ON_SMALL_MACHINES, ...inFunctions].join(', ')}`
      : `none for a small machine (${wanted ? 'STREETLORE_MACHINE' : size})`,
    hasOwnRules ? 'without downloads StorageRulesRuntime' : 'none for want of downloads',
  ];
  return {
    inFirebaseTools: inFirebaseTools.map(fileOf),
    inFunctions: inFunctions.map(fileOf),
    says: `firebase-tools patched: ${says.join('; ')}`,
  };
}

const fileOf = (name: string): string => join(import.meta.dirname, `${name}.cjs`);
