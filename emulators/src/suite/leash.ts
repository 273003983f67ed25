import { basename } from 'node:path';
import { killTree, markedProcesses } from './processes.ts';

/**
 * Preloaded into every Node process that the launcher starts. When the launcher is gone, for
 * whatever reason, the pipe on stdin ends. Then the process stops as on Ctrl-C. firebase-tools
 * starts the Java programs, so this code also makes sure that none of them stays behind: neither
 * when firebase-tools fails to stop in order, nor when it cannot handle Ctrl-C yet.
 */
const startsPrograms = basename(process.argv[1] ?? '') === 'firebase.js';
let gone = false;

function launcherIsGone(): void {
  if (gone) return;
  gone = true;
  if (startsPrograms) process.once('exit', endMarked);
  if (process.listenerCount('SIGINT') > 0) process.kill(process.pid, 'SIGINT');
  else process.exit(1);
}

function endMarked(): void {
  const mark = process.env.STREETLORE_RUN;
  if (mark !== undefined) for (const pid of markedProcesses(`STREETLORE_RUN=${mark}`)) killTree(pid);
}

process.stdin.once('end', launcherIsGone);
process.stdin.once('error', launcherIsGone);
process.stdin.resume();
if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref();

// Once the launcher is gone, its output is not read. A broken pipe must not keep the process from
// stopping in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', launcherIsGone);
