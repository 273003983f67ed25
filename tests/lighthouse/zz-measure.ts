import { createServer } from 'node:net';
import { siteUrl } from '@streetlore/emulators/config';
import { startPlatform } from '@streetlore/emulators/platform';
import { printedProgress } from '@streetlore/emulators/progress';
import lighthouse from 'lighthouse';
import { launchChromium } from '../support/chromium.ts';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
const platform = await startPlatform({ site: 'built', progress: printedProgress() });
const out = process.argv[2] ?? '/tmp/form-shots';
try {
  const port = await freePort();
  const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] });
  for (const path of (process.argv[3] ?? '/book/color-vinyl-tour').split(',')) {
    for (let run = 0; run < 3; run += 1) {
      const r = await lighthouse(siteUrl + path, { port, onlyCategories: ['performance'], maxWaitForLoad: 15000, logLevel: 'error' });
      const a = r!.lhr.audits;
      const items = (a['lcp-breakdown-insight'] as any)?.details?.items ?? [];
      console.log(path, 'score', Math.round(100 * (r!.lhr.categories.performance?.score ?? 0)), 'FCP', a['first-contentful-paint']?.numericValue, 'LCP', a['largest-contentful-paint']?.numericValue, 'CLS', a['cumulative-layout-shift']?.numericValue, 'TBT', a['total-blocking-time']?.numericValue, 'SI', a['speed-index']?.numericValue);
      if (run === 0) {
        console.log(JSON.stringify(items).slice(0, 1500));
        for (const item of ((a['network-requests'] as any)?.details?.items ?? [])) console.log(Math.round(item.networkRequestTime), Math.round(item.networkEndTime), item.transferSize, item.url.slice(0, 110));
      }
    }
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(siteUrl + path);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `${out}-${path.replaceAll('/', '_')}-${width}.png`, fullPage: true });
    }
    await page.close();
  }
  await browser.close();
} catch (error) {
  console.error(error);
} finally {
  await platform.stop();
}
process.exit();
