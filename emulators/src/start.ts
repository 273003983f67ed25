import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAdmin, emulatorHosts, ports, siteUrl, standInsUrl } from './config.ts';
import { Fault } from './fault.ts';
import { type Platform, type PlatformOptions, startPlatform } from './platform.ts';
import { printedProgress } from './progress.ts';
import { logs } from './suite/paths.ts';

/** `npm start`: the whole of Streetlore on this machine until Ctrl-C. */

const usage = `npm start | npm run dev | npm run emulators   [-- --persist DIR] [-- --ui]
  --dev            Vite with hot reload at http://localhost:${ports.vite}, functions rebuilt on change
  --suite-only     emulators, stand-ins and seed, without building the site
  --persist DIR    keep the data in DIR between runs
  --ui             Firebase's Emulator UI at http://localhost:4000 (downloaded by firebase-tools)`;

function readOptions(): PlatformOptions & { site: PlatformOptions['site'] } {
  try {
    const { values } = parseArgs({
      options: {
        dev: { type: 'boolean', default: false },
        'suite-only': { type: 'boolean', default: false },
        persist: { type: 'string' },
        ui: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    return {
      site: values['suite-only'] ? 'none' : values.dev ? 'dev' : 'built',
      persist: values.persist,
      ui: values.ui,
    };
  } catch (error) {
    throw new Fault(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function table(options: PlatformOptions, links: Platform['links']): string {
  const site = options.site === 'dev' ? `http://localhost:${ports.vite}` : siteUrl;
  const rows = [
    ...(options.site === 'none'
      ? []
      : [
          ['Site', site],
          ['Back office', `${site}/admin`],
        ]),
    ['Admin', `${demoAdmin.email} / ${demoAdmin.password}`],
    ['Phone and stand-ins', `${standInsUrl}/`],
    ['Mail', `${standInsUrl}/mail`],
    ...(options.site === 'none' ? [] : links.map(({ name, address }) => [name, address])),
    ['Webhooks (hosting)', `${siteUrl}/api/…`],
    ['Firestore', emulatorHosts.firestore],
    ['Auth', emulatorHosts.auth],
    ['Functions', emulatorHosts.functions],
    ['Storage', emulatorHosts.storage],
    ['Logs', relative(process.cwd(), logs) || '.'],
    ...(options.ui ? [['Emulator UI', 'http://localhost:4000']] : []),
    ...(options.persist ? [['Data kept in', options.persist]] : []),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (left: string, middle: string, right: string): string =>
    `${left}${widths.map((width) => '─'.repeat(width + 2)).join(middle)}${right}`;
  return [
    line('┌', '┬', '┐'),
    ...rows.map((row) => `│ ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' │ ')} │`),
    line('└', '┴', '┘'),
  ].join('\n');
}

function explain(error: unknown): void {
  if (error instanceof Fault) console.error(`✘ ${error.message}`);
  else console.error(error);
}

async function main(): Promise<number> {
  const options = readOptions();
  const interrupted = new AbortController();
  let presses = 0;
  let force: () => void = () => process.exit(1);
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        presses += 1;
        interrupted.abort(new Fault('Stopped before it was ready.'));
        if (presses === 1) resolve();
        else force();
      });
    }
  });

  const progress = printedProgress();
  const since = performance.now();
  const platform = await startPlatform({ ...options, progress, signal: interrupted.signal });
  force = () => void platform.stop({ now: true }).then(() => process.exit(1));
  progress.say(
    `${table(options, platform.links)}\nReady in ${((performance.now() - since) / 1000).toFixed(1)} s. Ctrl-C ends everything.`,
  );

  const fault = await Promise.race([ended, platform.broken]);
  if (fault) {
    explain(fault);
    return 1;
  }
  progress.say('Stopping …');
  await platform.stop();
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
process.exit();
