import { readdirSync, readFileSync } from 'node:fs';

export type Memory = { what: string; mb: number; limit: number };

/** Resident memory in MB of the launcher and of the largest functions process. Linux only: read from /proc. */
export function memory(launcherPid: number): Memory[] {
  const functions = processes().filter(({ command }) => command.includes('functionsEmulatorRuntime'));
  return [
    { what: 'launcher and stand-ins', mb: resident(launcherPid), limit: 250 },
    {
      what: `functions process, largest of ${functions.length}`,
      mb: Math.max(0, ...functions.map(({ pid }) => resident(pid))),
      limit: 200,
    },
  ];
}

function processes(): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const command = readProc(`/proc/${name}/cmdline`);
      return command === null ? [] : [{ pid: Number(name), command: command.replaceAll('\0', ' ') }];
    });
}

function resident(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readProc(`/proc/${pid}/status`) ?? '')?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** A process may end while one looks at it: then there is nothing to read. */
function readProc(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return null;
    throw error;
  }
}
