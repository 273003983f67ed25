import { spawn } from 'node:child_process';

export type CommandResult = {
  readonly code: number;
  readonly printed: string;
};

/**
 * Runs a command, collects what it prints and resolves when it ends. Rejects only when the command
 * cannot be started.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Readonly<Record<string, string | undefined>> },
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const collect = (piece: Buffer) => {
      printed += piece.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, printed }));
  });
}
