import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '../fault.ts';

/**
 * Checks that the given ports are free (name -> port).
 * @throws Fault that names the port and what to do, and the process that has the port if it can be
 * found
 */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  const states = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ({ name, port, free: await isFree(port) })),
  );
  const taken = states.filter((state) => !state.free);
  const [first] = taken;
  if (!first) return;
  const others =
    taken.length > 1
      ? ` (and ${taken
          .slice(1)
          .map((other) => other.port)
          .join(', ')})`
      : '';
  const holder = holderOf(first.port);
  const [by, end] =
    holder === undefined ? ['', 'the program that listens there'] : [` by process ${holder}`, `it (kill ${holder})`];
  throw new Fault(
    `Port ${first.port}${others}, which ${first.name} needs, is taken${by}: end ${end} and try again. A second checkout runs beside the first one with STREETLORE_PORT_OFFSET=1000.`,
  );
}

/**
 * Resolves when all of the ports are free, or after `patience` milliseconds. A socket outlives its
 * process a little.
 */
export async function whenFree(ports: readonly number[], patience: number): Promise<void> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return;
    await wait(50);
  }
}

/** Whether both loopback addresses of the port are free. Without IPv6 only the first one counts. */
export async function isFree(port: number): Promise<boolean> {
  const states = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(host, port)));
  return states.every(Boolean);
}

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * The id of the process that listens on the port, found with lsof or ss; undefined without them.
 */
function holderOf(port: number): number | undefined {
  const questions: [string, string[], RegExp][] = [
    ['lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], /^(\d+)/m],
    ['ss', ['-Hltnp', `sport = :${port}`], /pid=(\d+)/],
  ];
  for (const [program, args, pattern] of questions) {
    try {
      const answer = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      const pid = pattern.exec(answer)?.[1];
      if (pid) return Number(pid);
    } catch {
      // This program is not installed or found nothing, so the loop tries the next one.
    }
  }
  return undefined;
}
