import { platformFirestore } from '/work/main/tests/support/admin-sdk.ts';
import { launchChromium } from '/work/main/tests/support/chromium.ts';
import { aTour, storeTour } from '/work/main/tests/support/documents.ts';
import { adminState, viewports, visit } from '/work/main/tests/support/site.ts';

const db = platformFirestore();
await storeTour(db, 'cut-x', aTour({ name: 'Cut x', status: 'draft' }));
const b = await launchChromium();
const storageState = await adminState(b);
const { page } = await visit(b, '/admin/tours/cut-x', viewports.desk, { storageState });
page.on('console', (m) => console.log('[c]', m.type(), m.text().slice(0, 200)));
page.on('request', (r) => {
  if (!/8080|cleardot/.test(r.url())) console.log('[r]', Date.now() % 100000, r.method(), r.url().slice(0, 120));
});
page.on('response', (r) => r.status() >= 400 && console.log('[4]', r.status(), r.url()));
page.on(
  'requestfailed',
  (r) => !/8080|cleardot/.test(r.url()) && console.log('[x]', r.url().slice(0, 120), r.failure()?.errorText),
);
await page.getByLabel('Duration', { exact: true }).fill('4h');
console.log('--- offline', Date.now() % 100000);
await page.context().setOffline(true);
await page.getByRole('button', { name: 'Save Tour', exact: true }).click();
await page.getByText('could not be reached').first().waitFor();
console.log('--- told', Date.now() % 100000);
await page.context().setOffline(false);
console.log('--- online again');
await page.getByRole('button', { name: 'Save Tour', exact: true }).click();
await page.waitForTimeout(9000);
await page.screenshot({ path: '/tmp/exp/cut.png' });
await b.close();
process.exit(0);
