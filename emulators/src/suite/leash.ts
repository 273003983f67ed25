import { killNow, markedProcesses } from './processes.ts';

/**
 * Preloaded into every Node process the launcher starts: when the launcher is gone, however it went, the pipe on
 * stdin ends. Then the process stops as on Ctrl-C; one that is not yet prepared for Ctrl-C, as firebase-tools while it
 * starts, would leave its Java programs behind, so those are ended for it.
 */
function launcherIsGone(): void {
  if (process.listenerCount('SIGINT') > 0) {
    process.kill(process.pid, 'SIGINT');
    return;
  }
  const mark = process.env.STREETLORE_RUN;
  if (mark !== undefined) for (const pid of markedProcesses(`STREETLORE_RUN=${mark}`)) killNow(pid);
  process.exit(1);
}

process.stdin.once('end', launcherIsGone);
process.stdin.once('error', launcherIsGone);
process.stdin.resume();
if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref();
