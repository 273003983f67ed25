import { newHunt } from '@streetlore/domain/hunt';
import { collections, routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { aBooking } from '@streetlore/domain/testing';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { viewports, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const stored = db.collection(collections.bookings).doc(crypto.randomUUID());
const browser = await sharedChromium();
afterAll(() => stored.delete());

test('one click leads to the hunt that has waited longest, and another to its conversation', async () => {
  const { number } = aPhone();
  // Booked before all others, so that it is far below the first rows.
  const [booked, active_at] = [new Date('2020-01-01T09:00:00Z'), new Date('2020-01-01T10:00:00Z')];
  const hunt = { ...newHunt(), phase: 'puzzle' as const, stop_number: 1, active_at };
  const times = { created_at: booked, confirmed_at: booked, started_at: booked };
  await stored.set(aBooking({ ...times, phone_numbers: [number], current_stop: 1, hunt }));

  const { page } = await visitAsAdmin(browser, routes.admin, viewports.phone);
  const rows = page.getByRole('list', { name: 'Active hunts' }).getByRole('listitem');
  await rows.first().waitFor();
  const own = rows.filter({ hasText: formatPhone(number) });
  expect(await own.count()).toBe(0);
  const order = page.getByRole('button', { name: 'Waiting longest first' });
  expect(await order.getAttribute('aria-pressed')).toBe('false');
  await order.click();
  await own.getByText('solved 0 of ').waitFor();
  // The order is still there after a reload.
  await page.reload();
  await own.waitFor();
  expect(await order.getAttribute('aria-pressed')).toBe('true');

  // A click anywhere on the row works.
  await own.getByText('solved 0 of ').click({ force: true });
  await page.getByRole('region', { name: 'Texts of this hunt' }).waitFor();
  expect(page.url()).toContain(routes.adminHunt(''));
});
