import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Ids of all processes that carry `mark` in their environment, also grandchildren and orphans.
 * Linux has /proc. On macOS ps shows the environment of the user's own processes. Other systems
 * find none.
 */
export function markedProcesses(mark: string): number[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid && environmentOf(entry).includes(mark))
      .map(Number);
  }
  if (process.platform === 'darwin') {
    return execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 64_000_000 })
      .split('\n')
      .filter((line) => line.includes(mark))
      .map((line) => Number.parseInt(line, 10))
      .filter((pid) => pid !== process.pid);
  }
  return [];
}

/**
 * The environment of a process. It cannot be read when the process has just ended or belongs to
 * another user.
 */
function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}

/**
 * Kills a process at once and, on Windows, everything below it. A process that is already gone is
 * not an error.
 */
export function killTree(pid: number): void {
  try {
    if (process.platform === 'win32') execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    else process.kill(pid, 'SIGKILL');
  } catch (error) {
    const gone = process.platform === 'win32' || (error instanceof Error && 'code' in error && error.code === 'ESRCH');
    if (!gone) throw error;
  }
}
