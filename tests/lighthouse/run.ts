import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { routes } from '@streetlore/domain/paths';
import { siteUrl } from '@streetlore/emulators/config';
import { startPlatform } from '@streetlore/emulators/platform';
import { printedProgress } from '@streetlore/emulators/progress';
import { launchChromium } from '../support/chromium.ts';
import { audit, type LighthouseFigures, limits } from './audit.ts';

/**
 * `npm run lighthouse`: audits the built site with the seeded London as a phone, the pages behind the
 * seed's links too, and prints a table. Exits with 1 when a page misses a limit. Paths after `--`
 * replace the usual pages. Only a calm machine measures performance.
 */
const usual = [
  routes.home,
  routes.tours,
  routes.tour({ id: 'color-vinyl-tour', neighborhood: 'Shoreditch' }),
  routes.book('color-vinyl-tour'),
  routes.parties,
  routes.partners,
  routes.leaderboard,
  routes.post('manners-for-the-wall'),
];

/**
 * Whether a path opens by a link's token. No server sees the token, so what the page shows comes after
 * all its code: its performance is printed and held to no limit.
 */
const isBehindLink = (path: string) => path.includes('#');

/** A free port for the browser's debugging interface. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function auditAll(paths: readonly string[]): Promise<LighthouseFigures[]> {
  const port = await freePort();
  const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] });
  const all: LighthouseFigures[] = [];
  try {
    for (const path of paths) {
      const unlisted = path.startsWith(routes.book('')) || isBehindLink(path);
      const figures = await audit(siteUrl, path, port, { unlisted });
      all.push(figures);
      console.log(`✔ ${path} ${Object.values(figures.scores).join(' ')}`);
    }
  } finally {
    await browser.close();
  }
  return all;
}

const { positionals } = parseArgs({ allowPositionals: true });
const platform = await startPlatform({ site: 'built', progress: printedProgress() });
try {
  const behindLinks = platform.links.map(({ address }) => address.slice(siteUrl.length));
  const all = await auditAll(positionals.length > 0 ? positionals : [...usual, ...behindLinks]);
  console.table(
    Object.fromEntries(all.map(({ path, scores, largest }) => [path, { ...scores, 'largest (ms)': largest }])),
  );
  console.log('Limits:', limits);
  for (const { path, faults } of all) for (const fault of faults) console.log(`✘ ${path} ${fault}`);
  const missed = all.some(({ path, scores }) =>
    Object.entries(limits).some(
      ([name, limit]) => scores[name as keyof typeof limits] < limit && !(name === 'performance' && isBehindLink(path)),
    ),
  );
  process.exitCode = missed ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await platform.stop();
}
process.exit();
