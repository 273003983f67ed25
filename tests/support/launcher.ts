import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ports, standInsUrl } from '../../emulators/src/config.ts';
import { isFree } from '../../emulators/src/suite/ports.ts';

const start = fileURLToPath(new URL('../../emulators/src/start.ts', import.meta.url));

/** A launcher that was started as a person would start it, and its output. */
export type Launched = {
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;
  printed(): string;
};

/** Runs the launcher with `args`. `env` is added to this process's own environment. */
export function launch(args: string[], env: Record<string, string> = {}): Launched {
  const child = spawn(process.execPath, [start, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (piece: Buffer) => {
    printed += piece.toString();
  });
  child.stderr.on('data', (piece: Buffer) => {
    printed += piece.toString();
  });
  // A benchmark that breaks off must not leave its platform running.
  process.once('exit', () => child.kill('SIGINT'));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { process: child, ended, printed: () => printed };
}

/** Resolves when the platform is ready. Rejects with the output when the launcher ends before. */
export async function whenReady(launched: Launched): Promise<void> {
  let over = false;
  void launched.ended.then(() => {
    over = true;
  });
  while (!(await healthy())) {
    if (over) throw new Error(launched.printed());
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The platform's ports on which a process still listens. */
export async function takenPorts(): Promise<number[]> {
  const states = await Promise.all(Object.values(ports).map(async (port) => ((await isFree(port)) ? [] : [port])));
  return states.flat();
}

async function healthy(): Promise<boolean> {
  try {
    return (await fetch(`${standInsUrl}/healthz`)).status === 200;
  } catch {
    return false; // the port is closed so far
  }
}
