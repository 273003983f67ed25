import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { logs } from './paths.ts';
import { killTree, markedProcesses } from './processes.ts';

/**
 * A started process. `ended` resolves with the exit code or signal when the process is gone, and
 * never rejects.
 */
export type Child = {
  readonly name: string;
  readonly logFile: string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Calls `listener` with each piece of output. */
  onOutput(listener: (text: string) => void): void;
};

const leash = pathToFileURL(join(import.meta.dirname, 'leash.ts')).href;

/**
 * The processes of one run.
 *
 * - Each has its own session, so that Ctrl-C reaches only the launcher, which then stops the
 *   processes in order.
 * - Each carries a mark in its environment. The mark also finds orphans.
 */
export class Children {
  readonly #mark = `STREETLORE_RUN=${randomUUID()}`;
  readonly #running = new Map<ChildProcess, Child>();
  readonly #afterwards: (() => void)[] = [];

  /**
   * Starts a Node script. `env` is added to the launcher's own environment; `preload` files load
   * first.
   */
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
    const collect = (piece: Buffer): void => {
      log.write(piece);
      for (const listener of listeners) listener(piece.toString());
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
      child.once('error', (error) => {
        collect(Buffer.from(`${error.message}\n`));
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

  afterwards(work: () => void): void {
    this.#afterwards.push(work);
  }

  /**
   * Asks every process to stop, waits `patience` milliseconds, and kills what is left.
   * @returns whether every process ended by itself
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

  /** Kills every process of this run at once, and waits until all are gone. */
  async kill(): Promise<void> {
    const all = Promise.all([...this.#running.values()].map((child) => child.ended));
    for (const child of this.#running.keys()) if (child.pid !== undefined) killTree(child.pid);
    for (const pid of markedProcesses(this.#mark)) killTree(pid);
    await all;
    // Orphans are not the launcher's children, so no event says when they are gone.
    const patienceEnds = performance.now() + 5000;
    while (markedProcesses(this.#mark).length > 0 && performance.now() < patienceEnds) await wait(50);
    for (const work of this.#afterwards.splice(0)) work();
  }
}
