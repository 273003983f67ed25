import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { logs } from './paths.ts';
import { killNow, markedProcesses } from './processes.ts';

/** What a started child offers. `ended` resolves, with what it ended with, when the process is gone; never rejects. */
export type Child = {
  readonly name: string;
  /** Where its output goes. */
  readonly logFile: string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Calls `listener` with each piece of output. */
  onOutput(listener: (text: string) => void): void;
};

const leash = pathToFileURL(join(import.meta.dirname, 'leash.ts')).href;

/**
 * The processes of one run. Each stands in its own session, so that Ctrl-C reaches the launcher alone and things stop
 * in order, and each carries a mark in its environment, by which even orphans are found again.
 */
export class Children {
  readonly #mark = `STREETLORE_RUN=${randomUUID()}`;
  readonly #running = new Map<ChildProcess, Child>();
  readonly #afterwards: (() => void)[] = [];

  /** Starts a Node script with `args`; `cwd` and `env` (on top of the launcher's own) as given, `preload` files to load first. */
  startNode(
    name: string,
    script: string,
    args: string[],
    options: { cwd: string; env?: Record<string, string>; preload?: readonly string[] },
  ): Child {
    mkdirSync(logs, { recursive: true });
    const logFile = join(logs, `${name}.log`);
    const log = createWriteStream(logFile);
    const [markName = '', markValue = ''] = this.#mark.split('=');
    const preload = (options.preload ?? []).flatMap((file) => ['--require', file]);
    const child = spawn(process.execPath, ['--import', leash, ...preload, script, ...args], {
      cwd: options.cwd,
      env: { ...process.env, NO_COLOR: '1', ...options.env, [markName]: markValue },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const listeners: ((text: string) => void)[] = [];
    const hear = (piece: Buffer): void => {
      log.write(piece);
      for (const listener of listeners) listener(piece.toString());
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
      child.once('error', (error) => {
        hear(Buffer.from(`${error.message}\n`));
        resolve({ code: 1, signal: null });
      });
      child.once('close', (code, signal) => resolve({ code, signal }));
    }).finally(() => {
      this.#running.delete(child);
      log.end();
    });
    const started: Child = { name, logFile, ended, onOutput: (listener) => void listeners.push(listener) };
    this.#running.set(child, started);
    return started;
  }

  /** Has `work` done when everything has ended. */
  afterwards(work: () => void): void {
    this.#afterwards.push(work);
  }

  /**
   * Asks everything to stop, waits `patience` milliseconds, and ends by force what is left.
   * @returns whether everything ended by itself
   */
  async stop(patience: number): Promise<boolean> {
    const all = Promise.all([...this.#running.values()].map((child) => child.ended));
    for (const child of this.#running.keys()) child.kill('SIGINT');
    const patienceEnds = new AbortController();
    const inOrder = await Promise.race([
      all.then(() => true),
      wait(patience, false, { signal: patienceEnds.signal }).catch(() => false),
    ]);
    patienceEnds.abort();
    await this.kill();
    return inOrder;
  }

  /** Ends everything of this run by force, at once, and waits until it is gone. */
  async kill(): Promise<void> {
    const all = Promise.all([...this.#running.values()].map((child) => child.ended));
    for (const child of this.#running.keys()) if (child.pid !== undefined) killNow(child.pid);
    for (const pid of markedProcesses(this.#mark)) killNow(pid);
    await all;
    // Orphans are not our children, so no event tells us when they are gone.
    const patienceEnds = performance.now() + 5000;
    while (markedProcesses(this.#mark).length > 0 && performance.now() < patienceEnds) await wait(50);
    for (const work of this.#afterwards.splice(0)) work();
  }
}
