import { readdirSync, readFileSync } from 'node:fs';

/** The functions' processes below a launcher. Linux only. */
export const functionProcesses = (launcherPid: number): number[] => withDescendants(launcherPid).filter(isFunction);

/** The name of the function that a process of the emulator runs. */
export const functionOf = (pid: number): string => targetOf(readProc(`/proc/${pid}/environ`));

/**
 * The memory of the whole local run in MB: each process's proportional share (PSS), by kind, and
 * its open handles (file descriptors). Linux only.
 * @param launcherPid the process whose descendants count
 */
export function wholeRun(launcherPid: number): Record<string, string | number> {
  const all = withDescendants(launcherPid);
  const isJava = (pid: number) => /^\S*java /.test(commandOf(pid));
  const isSuite = (pid: number) => /firebase\.js /.test(commandOf(pid));
  const sum = (pids: number[]) => Math.round(pids.reduce((total, pid) => total + proportional(pid), 0));
  const handles = (pids: number[]) => pids.reduce((total, pid) => total + openHandles(pid), 0);
  const functions = all.filter(isFunction);
  return {
    processes: all.length,
    'of functions': functions.length,
    'functions, MB': sum(functions),
    'Java, MB': sum(all.filter(isJava)),
    'firebase-tools, MB': sum(all.filter(isSuite)),
    'launcher, MB': sum([launcherPid]),
    'in all, MB': sum(all),
    'handles: launcher': handles([launcherPid]),
    'firebase-tools': handles(all.filter(isSuite)),
    Java: handles(all.filter(isJava)),
    'a function’s, most': Math.max(0, ...functions.map(openHandles)),
  };
}

function withDescendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      parent: Number(/\) \S (\d+)/.exec(readProc(`/proc/${name}/stat`) ?? '')?.[1]),
    }));
  const below = (of: number): number[] => [
    of,
    ...parents.filter(({ parent }) => parent === of).flatMap((child) => below(child.pid)),
  ];
  return below(pid);
}

const isFunction = (pid: number) => commandOf(pid).includes('functionsEmulatorRuntime');

const targetOf = (environ: string | null): string => /(?:^|\0)FUNCTION_TARGET=([^\0]*)/.exec(environ ?? '')?.[1] ?? '';

const commandOf = (pid: number): string => (readProc(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');

function proportional(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readProc(`/proc/${pid}/smaps_rollup`) ?? '')?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Reads a file of /proc; null if the process has ended or belongs to another user. */
function readProc(file: string): string | null {
  return unlessGone(() => readFileSync(file, 'utf8'));
}

const openHandles = (pid: number): number => unlessGone(() => readdirSync(`/proc/${pid}/fd`).length) ?? 0;

function unlessGone<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH', 'EACCES'].includes(String(error.code)))
      return null;
    throw error;
  }
}
